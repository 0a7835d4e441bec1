import { createContext, use, type ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { dateTexts } from '../../i18n/date-texts';
import { teachUzbekDates, writeDatesIn } from '../../i18n/uzbek-dates';

type DateLanguageName = keyof typeof dateTexts;

/** react-aria also selects its own texts by locale. */
const locales = { ru: 'ru-RU', uz: 'uz-UZ' } as const;

teachUzbekDates();

const LanguageContext = createContext<DateLanguageName>('ru');

export const useDateTexts = () => dateTexts[use(LanguageContext)];

/**
 * Writes dates as `20.11.2026` in both languages: Chromium would use the American format for Uzbek. A language change
 * remounts the calendar, which caches its texts.
 */
export function DateLanguage({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const language: DateLanguageName = locale.startsWith('uz') ? 'uz' : 'ru';
  // Children read their texts while rendering.
  writeDatesIn(language);
  return (
    <LanguageContext value={language}>
      <I18nProvider key={language} locale={locales[language]}>
        {children}
      </I18nProvider>
    </LanguageContext>
  );
}
