import { formatDateNear, formatDateShort, formatDateTime } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';

/** Day and time in Tashkent, in the language on screen. */
export function useMoment(): (moment: string) => string {
  const language = useLanguage();
  return (moment) => formatDateTime(moment, language);
}

/** A day in a column: `20.11`, with its year where that is another one. */
export function useColumnDay(): (moment: string) => string {
  const year = formatDateShort(useServerNow()).slice(-4);
  return (moment) =>
    formatDateShort(moment).endsWith(year) ? formatDateNear(moment) : formatDateShort(moment);
}
