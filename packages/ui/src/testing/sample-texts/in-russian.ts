import { samplePairs } from './in-uzbek';

/** Texts without gaps, by what they are in Uzbek. Of two Russian texts the first one is taken. */
const byUzbek = new Map(
  samplePairs
    .filter(([russian]) => !russian.includes('{'))
    .toReversed()
    .map(([russian, uzbek]) => [uzbek, russian]),
);

/** Numbers, amounts and counts, whose text around the number is known. */
const counted: readonly (readonly [uzbek: RegExp, russian: string])[] = [
  [/^([\d  ]+) km$/, '$1 км'],
  [/^([\d  ]+) so‘m$/, '$1 сум'],
  [/^(\d+) ta avtomobil$/, '$1 авто'],
  [/^(\d+) ta xato$/, 'Ошибок: $1'],
  [/^(\d+) tadan (\d+) tasi$/, '$2 из $1'],
];

/** A sample of the documentation that is written in Uzbek, in Russian; itself where it is a name or a number. */
export function inRussian(text: string): string {
  const sample = text.trim();
  const exact = byUzbek.get(sample);
  if (exact !== undefined) return text.replace(sample, () => exact);
  const pattern = counted.find(([uzbek]) => uzbek.test(sample));
  return pattern ? sample.replace(pattern[0], pattern[1]) : text;
}
