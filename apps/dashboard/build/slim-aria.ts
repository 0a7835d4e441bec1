import type { Plugin } from 'vite';

const part = /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/;

/**
 * The language of react-aria where no `I18nProvider` says one: the page's own, as `showLanguage` writes it. The library asks Intl
 * whether it knows the browser's, which takes a phone a quarter of a second before anything is rendered, and keeps a listener for each
 * link and button.
 */
const code = `
const languages = { ru: { locale: 'ru-RU', direction: 'ltr' }, uz: { locale: 'uz-UZ', direction: 'ltr' } };
export const getDefaultLocale = () => languages[document.documentElement.lang] ?? languages.ru;
export const useDefaultLocale = getDefaultLocale;
`;

/** Puts that in the place of the library's own. */
export function slimAria(): Plugin {
  let isSeen = false;
  return {
    name: 'karvon:slim-aria',
    apply: 'build',
    load(id) {
      if (!part.test(id)) return null;
      isSeen = true;
      return { code, map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && !isSeen)
        this.error('react-aria no longer has private/i18n/useDefaultLocale');
    },
  };
}
