import { useEffect, useState, type RefObject } from 'react';

/** Long enough that nobody who types is talked into, short enough to belong to what was typed. */
const pause = 1000;

/** Texts that change with every letter, as they are said aloud: when a user stops typing in the element, and to nobody else. */
export function usePausedText(
  text: string | undefined,
  element: RefObject<HTMLElement | null>,
): string | undefined {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (element.current !== null && element.current === document.activeElement) setSaid(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, element]);
  return said;
}
