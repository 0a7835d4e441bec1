import { formatDateTime } from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';

/** Day and time in Tashkent, in the language on screen. */
export function useMoment(): (moment: string) => string {
  const language = useLanguage();
  return (moment) => formatDateTime(moment, language);
}
