import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from '../format/number';
import { storageKeys, watchStored, writeStored } from '../session/storage';
import { languages, storedLanguage, toLanguage, type Language } from './languages';
import { localeBackend } from './locale-backend';
import { namespaces, type Namespace } from './namespaces';
import { pluralForm, pluralForms } from './plural';

/** The application's texts for code outside of React. Components use `useTranslation`. */
export const i18n: I18n = createInstance();

export const sharedOptions = {
  supportedLngs: [...languages],
  load: 'languageOnly',
  ns: [...namespaces],
  defaultNS: 'common',
  // Missing files are replaced by the backend and no key may be missing (parity test), so no second language is loaded.
  fallbackLng: false,
  returnNull: false,
  interpolation: { escapeValue: false },
} as const;

/** Loads the texts of the saved language, and follows a switch in other tabs. */
export function startI18n(first: readonly Namespace[]): Promise<void> {
  started = start(first);
  return started;
}

/** Undefined in the prerender, which has its own texts. */
let started: Promise<void> | undefined;

async function start(first: readonly Namespace[]): Promise<void> {
  await i18n
    .use(localeBackend)
    .use(initReactI18next)
    .init({ ...sharedOptions, ns: [...first], lng: storedLanguage() });
  teachLanguages(i18n);
  showLanguage();
  i18n.on('languageChanged', showLanguage);
  watchStored([storageKeys.language], () => void i18n.changeLanguage(storedLanguage()));
}

function showLanguage(): void {
  document.documentElement.lang = currentLanguage();
}

/** Replaces Intl in i18next for plural forms and `{{count, number}}`: Chromium's Intl has no Uzbek. */
export function teachLanguages(instance: I18n): void {
  instance.services.pluralResolver.getRule = (code: string) => {
    const language = toLanguage(code.slice(0, 2));
    return {
      select: (count: number) => pluralForm(language, count),
      resolvedOptions: () => ({ pluralCategories: pluralForms[language] }),
    };
  };
  instance.services.formatter?.add('number', (value: unknown, code) =>
    typeof value === 'number' ? formatNumber(value, toLanguage(code)) : String(value),
  );
}

export function currentLanguage(): Language {
  return toLanguage(i18n.resolvedLanguage ?? i18n.language);
}

/** Switches the language once its texts have loaded, and stores it. */
export async function switchLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  writeStored(storageKeys.language, language);
}

export async function loadTexts(wanted: readonly Namespace[]): Promise<void> {
  if (started === undefined) return;
  await started;
  await i18n.loadNamespaces([...wanted]);
}
