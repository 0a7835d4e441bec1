import { createContext, use, type ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { dateTexts } from '../../i18n/date-texts';
import { teachUzbekDates, writeDatesIn } from '../../i18n/uzbek-dates';

type DateLanguageName = keyof typeof dateTexts;

/** By it react-aria looks for its own texts, too. */
const locales = { ru: 'ru-RU', uz: 'uz-UZ' } as const;

teachUzbekDates();

const LanguageContext = createContext<DateLanguageName>('ru');

/** Months, weekdays, placeholders and faults in the language around. */
export const useDateTexts = () => dateTexts[use(LanguageContext)];

/**
 * Dates of the product: figures as `20.11.2026` in both languages, which Chromium would write the American way for Uzbek, and words
 * of ours. A change of language starts the calendar again: it keeps what it has once written.
 */
export function DateLanguage({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const language: DateLanguageName = locale.startsWith('uz') ? 'uz' : 'ru';
  // Before the children render: they ask for their texts while rendering.
  writeDatesIn(language);
  return (
    <LanguageContext value={language}>
      <I18nProvider key={language} locale={locales[language]}>
        {children}
      </I18nProvider>
    </LanguageContext>
  );
}
