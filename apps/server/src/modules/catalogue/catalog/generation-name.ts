import type { Language } from '../../../platform/values/language';

const open = { ru: 'наст. время', uz: 'hozirgacha' } as const;
const restyling = { ru: 'рестайлинг', uz: 'restayling' } as const;

/** Name of a generation with its years, by which users distinguish them. */
export const generationName = (name: string, start: number | null, stop: number | null): string =>
  start === null ? name : `${name} (${start}–${stop ?? ''})`;

/** Generation name in a language: «II рестайлинг (2020–наст. время)». The catalogue has one name for both. */
export const generationText = (
  name: string,
  start: number | null,
  stop: number | null,
  language: Language,
): string => {
  const text = name.replace(/restyling/i, restyling[language]);
  return start === null ? text : `${text} (${start}–${stop ?? open[language]})`;
};
