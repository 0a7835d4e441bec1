import { useEffect, useState, type RefObject } from 'react';

/** Long enough not to interrupt a user who types, short enough to relate to the typed text. */
const pause = 1000;

/** Delays the announcement of a text that changes with every letter until the user stops typing in the element. */
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
