import type { Notification } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { Drawer } from '@karvon/ui/Drawer';
import { Stack } from '@karvon/ui/Stack';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/feedback/toast';
import { noticesOf, noticesQuery } from '../../shared/notifications/notices-cache';
import { NoticeList } from '../../shared/notifications/NoticeList';
import { PushLine } from '../../shared/notifications/PushLine';
import { readNotice, readNoticesUpTo } from '../../shared/notifications/read-notices';

/** Behind the bell: what happened, by day, and the offer of notices for a closed tab. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const client = useQueryClient();
  const query = useInfiniteQuery(noticesQuery());
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const notices = data && noticesOf(data.pages);
  const newest = notices?.[0]?.id;
  const unread = data?.pages.at(-1)?.unread_count ?? 0;
  const failed = () => void toast({ tone: 'danger', title: t('readFailed') });
  const open = (notice: Notification) => {
    if (notice.target !== undefined) onClose();
    readNotice(client, notice).catch(failed);
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('common:notifications')}
      closeLabel={t('common:close')}
      footer={
        newest !== undefined &&
        unread > 0 && (
          <Button onPress={() => void readNoticesUpTo(client, newest).catch(failed)}>
            {t('readAll')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <PushLine />
        <NoticeList
          notices={notices}
          error={error}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          onRetry={() => void refetch()}
          onOpen={open}
        />
      </Stack>
    </Drawer>
  );
}
