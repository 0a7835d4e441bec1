import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatDateTime, formatTime, tashkentParts } from '../../shared/format/date';
import { currentLanguage } from '../../shared/i18n/i18n';
import { useShownAge } from '../../shared/offline/shown-kept';
import { paths } from '../../shared/paths';

function timeOf(at: number): string {
  const [then, now] = [tashkentParts(at), tashkentParts(Date.now())];
  const isToday = then?.day === now?.day && then?.month === now?.month && then?.year === now?.year;
  return isToday ? formatTime(at) : formatDateTime(at, currentLanguage());
}

/** Shows the age of kept data on screen, and that there is no network. The chat has a separate line. */
export function DataAge() {
  const { t } = useTranslation('shell');
  const { oldest, isOffline, isUnreachable, isSaid } = useShownAge();
  const isChat = useLocation().pathname === paths.chat();
  if (isChat && (isOffline || isUnreachable)) return null;
  if (oldest === undefined) return isOffline ? t('offline') : null;
  if (!isSaid) return null;
  const time = timeOf(oldest);
  // Browsers often report a network that does not reach the server.
  return t(isOffline || isUnreachable ? 'offlineSince' : 'dataAt', { time });
}
