import { useRef } from 'react';

/** Milliseconds after which letters begin a new word, as in the menus of systems. */
const pause = 1000;

/**
 * Finds the next row, from the active one on, that begins with the typed text. Returns -1 without a match, and undefined when the key is
 * not a letter.
 */
export function useTypeahead(count: number, textOf: (index: number) => string) {
  const typed = useRef({ text: '', at: -Infinity });
  return (key: string, at: number, from: number): number | undefined => {
    const isNew = at - typed.current.at > pause;
    // A space does not start a search: it is a press.
    if ([...key].length !== 1 || (key === ' ' && (isNew || typed.current.text === '')))
      return undefined;
    const text = (isNew ? '' : typed.current.text) + key.toLocaleLowerCase();
    typed.current = { text, at };
    // Repeating a letter moves to the next row that begins with it.
    const isRepeated = [...text].every((letter) => letter === text[0]);
    const wanted = isRepeated ? key.toLocaleLowerCase() : text;
    const start = Math.max(0, isRepeated ? from + 1 : from);
    for (let step = 0; step < count; step += 1) {
      const index = (start + step) % count;
      if (textOf(index).toLocaleLowerCase().startsWith(wanted)) return index;
    }
    return -1;
  };
}
