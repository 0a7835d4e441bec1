import type { Language } from '../../shared/i18n/languages';

const said: Record<Language, RegExp> = {
  ru: /^(Город|Республика) | область$/,
  uz: / (shahri|viloyati|Respublikasi)$/,
};

/** «Наманганская область» as a map says it: «Наманганская». */
export const shortRegionName = (name: string, language: Language): string =>
  name.replace(said[language], '');

/** As a map says them all: in Uzbek the city of Tashkent and the region around it would be called the same. */
export function shortRegionNames(names: readonly string[], language: Language): string[] {
  const short = names.map((name) => shortRegionName(name, language));
  return names.map((name, nth) => {
    const own = short[nth] ?? name;
    return short.indexOf(own) < nth ? name : own;
  });
}
