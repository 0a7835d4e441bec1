import type { Notification } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Dialog } from '@karvon/ui/Dialog';
import { Stack } from '@karvon/ui/Stack';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/feedback/toast';
import {
  notificationsOf,
  notificationsQuery,
} from '../../shared/notifications/notifications-cache';
import { NotificationItems } from '../../shared/notifications/NotificationItems';
import { PushLine } from '../../shared/notifications/PushLine';
import {
  readNotification,
  readNotificationsUpTo,
} from '../../shared/notifications/read-notifications';

export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const client = useQueryClient();
  const query = useInfiniteQuery(notificationsQuery());
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const notifications = data && notificationsOf(data.pages);
  const newest = notifications?.[0]?.id;
  const unread = data?.pages.at(-1)?.unread_count ?? 0;
  const failed = () => void toast({ tone: 'danger', title: t('readFailed') });
  const open = (notification: Notification) => {
    if (notification.target !== undefined) onClose();
    readNotification(client, notification).catch(failed);
  };
  return (
    <Dialog
      placement="end"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('common:notifications')}
      closeLabel={t('common:close')}
      footer={
        newest !== undefined &&
        unread > 0 && (
          <Button onPress={() => void readNotificationsUpTo(client, newest).catch(failed)}>
            {t('readAll')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <PushLine />
        <NotificationItems
          notifications={notifications}
          error={error}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          onRetry={() => void refetch()}
          onOpen={open}
        />
      </Stack>
    </Dialog>
  );
}
