import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bellQuery } from '../../shared/notifications/bell-query';

/** The bell: how many notifications are unread, in its dot and its name. A failure leaves the dot out; the drawer says why. */
export function useBell(): { label: string; hasNew: boolean; unread: number } {
  const { t } = useTranslation(['shell', 'common']);
  const { data } = useQuery(bellQuery());
  const unread = data?.unread_count ?? 0;
  const label = unread > 0 ? t('bell.some', { count: unread }) : t('common:notifications');
  return { label, hasNew: unread > 0, unread };
}
