import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bellQuery } from '../../shared/notifications/bell-query';

/** The bell's label and unread count. After a failure there is no dot, and the drawer shows the error. */
export function useBell(): { label: string; hasNew: boolean; unread: number } {
  const { t } = useTranslation(['shell', 'common']);
  const { data } = useQuery(bellQuery());
  const unread = data?.unread_count ?? 0;
  const label = unread > 0 ? t('bell.some', { count: unread }) : t('common:notifications');
  return { label, hasNew: unread > 0, unread };
}
