import { norm } from './text-norm';

/** Letters of names that Russian and Uzbek write differently: Бахтиёр and Baxtiyor, Хамидов and Hamidov, Алиева and Aliyeva. */
const swaps: readonly (readonly [RegExp, string])[] = [
  [/ё/gi, 'йо'],
  [/yo/gi, 'ё'],
  [/ие/gi, 'ийе'],
  [/iye/gi, 'ie'],
  [/х/gi, 'ҳ'],
  [/x/gi, 'h'],
  [/(?<![sc])h/gi, 'x'],
];

export function nameSpellings(name: string): string[] {
  const all = swaps.reduce(
    (found, [letter, other]) =>
      new Set([...found].flatMap((one) => [one, one.replace(letter, other)])),
    new Set([name]),
  );
  return [...all].map(norm);
}
