import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { hasUiStrings, loadUiStrings, onUiStrings, speak, type UiLanguage } from './strings';

export { loadUiStrings } from './strings';
export type { UiLanguage } from './strings';

export interface UiLanguageProviderProps {
  /** Language of the components inside. */
  language: UiLanguage;
  /** The application, or a part of it in another language. */
  children: ReactNode;
}

const locales = { ru: 'ru-RU', uz: 'uz-Latn-UZ' } as const;

/** Language of the components' own texts, dates and numbers. Russian is used until the Uzbek texts are loaded; `loadUiStrings` loads them in advance. */
export function UiLanguageProvider({ language, children }: UiLanguageProviderProps) {
  const isReady = useSyncExternalStore(
    onUiStrings,
    () => hasUiStrings(language),
    () => language === 'ru',
  );
  useEffect(() => {
    void loadUiStrings(language);
  }, [language]);

  const spoken = isReady ? language : 'ru';
  // Children read their texts while rendering.
  speak(spoken);
  return <I18nProvider locale={locales[spoken]}>{children}</I18nProvider>;
}
