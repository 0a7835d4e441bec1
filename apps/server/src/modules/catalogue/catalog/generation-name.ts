import type { Language } from '../../../platform/values/language';

const open = { ru: 'наст. время', uz: 'hozirgacha' } as const;
const restyling = { ru: 'рестайлинг', uz: 'restayling' } as const;

/** Users distinguish generations by years. */
export const generationName = (name: string, start: number | null, stop: number | null): string =>
  start === null ? name : `${name} (${start}–${stop ?? ''})`;

/** «II рестайлинг (2020–наст. время)». The catalogue has one name for both languages. */
export const generationText = (
  name: string,
  start: number | null,
  stop: number | null,
  language: Language,
): string => {
  const text = name.replace(/restyling/i, restyling[language]);
  return start === null ? text : `${text} (${start}–${stop ?? open[language]})`;
};
