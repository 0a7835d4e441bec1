import { formatDateNear, formatDateShort, formatDateTime } from '../../shared/format/date';
import { useServerNow } from '../../shared/format/use-server-now';
import { useLanguage } from '../../shared/i18n/use-language';

export function useMoment(): (moment: string) => string {
  const language = useLanguage();
  return (moment) => formatDateTime(moment, language);
}

/** Formats a day: `20.11`, with the year if it is not the current one. */
export function useColumnDay(): (moment: string) => string {
  const year = formatDateShort(useServerNow()).slice(-4);
  return (moment) =>
    formatDateShort(moment).endsWith(year) ? formatDateNear(moment) : formatDateShort(moment);
}
