import type { Language } from '../i18n/languages';

const restyling: Readonly<Record<Language, string>> = { ru: 'рестайлинг', uz: 'restayling' };
const until: Readonly<Record<Language, string>> = { ru: 'наст. время', uz: 'hozirgacha' };

/**
 * Name of a generation, of which the catalogue has one for both languages: «II restyling (2020–)» → «II рестайлинг (2020–наст. время)». Those that
 * dealers have proposed have the word as they write it.
 *
 * @param name with or without its years
 */
export const generationText = (name: string, language: Language): string =>
  name
    .replace(/restyling|рестайлинг|restayling/i, restyling[language])
    .replace(/–\)$/, `–${until[language]})`);
