import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from './languages';

/** The language on screen, for formatting; the component renders again when it is switched. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.resolvedLanguage ?? i18n.language);
}
