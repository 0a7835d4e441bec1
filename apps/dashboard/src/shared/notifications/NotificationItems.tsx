import type { Notification } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Icon } from '@karvon/ui/Icon';
import { Row } from '@karvon/ui/Row';
import { RowList } from '@karvon/ui/RowList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { BellRing, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../feedback/error-text';
import { MoreFailed } from '../feedback/MoreFailed';
import { formatDayTitle, formatRelative } from '../format/relative-time';
import { useServerNow } from '../format/use-server-now';
import { useLanguage } from '../i18n/use-language';
import { notificationStyles } from './notification-styles';
import { notificationPath } from './notification-path';

export interface NotificationItemsProps {
  notifications: readonly Notification[] | undefined;
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onRetry: () => void;
  onOpen: (notification: Notification) => void;
}

export function NotificationItems(props: NotificationItemsProps) {
  const { notifications, error, hasMore, isLoadingMore, onMore, onRetry, onOpen } = props;
  const { t } = useTranslation(['notifications', 'common']);
  const errorText = useErrorText();
  const days = useDays(notifications ?? []);
  if (notifications === undefined && error !== null) {
    const { title, text, canRetry } = errorText(error);
    const retry = canRetry && <Button onPress={onRetry}>{t('common:retry')}</Button>;
    return <EmptyState tone="danger" level={3} title={title} description={text} action={retry} />;
  }
  if (notifications === undefined) return <Pending />;
  if (notifications.length === 0)
    return (
      <EmptyState
        level={3}
        icon={BellRing}
        title={t('empty.title')}
        description={t('empty.text')}
      />
    );
  return (
    <Stack gap={4}>
      {days.map(([title, ofDay], at) => (
        <RowList
          key={title}
          title={title}
          {...(at === days.length - 1 && {
            isPending: isLoadingMore,
            onEndReached: hasMore && error === null ? onMore : undefined,
          })}
        >
          {ofDay.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
          ))}
        </RowList>
      ))}
      {hasMore && error !== null && !isLoadingMore && <MoreFailed error={error} onRetry={onMore} />}
    </Stack>
  );
}

function useDays(notifications: readonly Notification[]): [string, Notification[]][] {
  const language = useLanguage();
  const now = useServerNow();
  const days = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const title = formatDayTitle(notification.created_at, language, now);
    days.set(title, [...(days.get(title) ?? []), notification]);
  }
  return [...days];
}

function NotificationRow({
  notification,
  onOpen,
}: {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}) {
  const { t } = useTranslation(['notifications', 'common']);
  const language = useLanguage();
  const now = useServerNow();
  const { phone } = notification;
  return (
    <Row
      image={<Icon size={18} {...notificationStyles[notification.type]} />}
      title={notification.title}
      detail={notification.text}
      meta={
        <time dateTime={notification.created_at}>
          {formatRelative(notification.created_at, language, now)}
        </time>
      }
      unreadLabel={notification.read ? undefined : t('unread')}
      href={notificationPath(notification.target)}
      onPress={() => onOpen(notification)}
      actions={
        phone === undefined ? undefined : (
          <Button size="sm" variant="soft" icon={Phone} href={`tel:${phone}`}>
            {t('common:callBack')}
          </Button>
        )
      }
    />
  );
}

function Pending() {
  return (
    <div aria-busy>
      <Stack gap={3}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height="60px" radius="lg" />
        ))}
      </Stack>
    </div>
  );
}
