import type { Language } from '../i18n/languages';

const restyling: Readonly<Record<Language, string>> = { ru: 'рестайлинг', uz: 'restayling' };
const until: Readonly<Record<Language, string>> = { ru: 'наст. время', uz: 'hozirgacha' };

/** Translates the word for a restyling in the catalogue's name of a generation: `II restyling (2020–)` → `II рестайлинг (2020–наст. время)`. */
export const generationText = (name: string, language: Language): string =>
  name
    .replace(/restyling|рестайлинг|restayling/i, restyling[language])
    .replace(/–\)$/, `–${until[language]})`);
