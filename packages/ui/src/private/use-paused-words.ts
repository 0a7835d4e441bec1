import { useEffect, useState, type RefObject } from 'react';

/** Long enough that nobody who types is talked into, short enough to belong to what was typed. */
const pause = 1000;

/** Words that change with every letter, as they are said aloud: when a person stops typing in the element, and to nobody else. */
export function usePausedWords(
  words: string | undefined,
  element: RefObject<HTMLElement | null>,
): string | undefined {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (element.current !== null && element.current === document.activeElement) setSaid(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [words, element]);
  return said;
}
