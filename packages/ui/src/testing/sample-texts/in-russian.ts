import { samplePairs } from './in-uzbek';

/** Texts without placeholders, by their Uzbek translation. The first of two Russian texts wins. */
const byUzbek = new Map(
  samplePairs
    .filter(([russian]) => !russian.includes('{'))
    .toReversed()
    .map(([russian, uzbek]) => [uzbek, russian]),
);

/** Texts with numbers, amounts and counts. */
const counted: readonly (readonly [uzbek: RegExp, russian: string])[] = [
  [/^([\d  ]+) km$/, '$1 км'],
  [/^([\d  ]+) so‘m$/, '$1 сум'],
  [/^(\d+) ta avtomobil$/, '$1 авто'],
  [/^(\d+) ta xato$/, 'Ошибок: $1'],
  [/^(\d+) tadan (\d+) tasi$/, '$2 из $1'],
];

/** Translates an Uzbek sample of the documentation to Russian; names and numbers stay. */
export function inRussian(text: string): string {
  const sample = text.trim();
  const exact = byUzbek.get(sample);
  if (exact !== undefined) return text.replace(sample, () => exact);
  const pattern = counted.find(([uzbek]) => uzbek.test(sample));
  return pattern ? sample.replace(pattern[0], pattern[1]) : text;
}
