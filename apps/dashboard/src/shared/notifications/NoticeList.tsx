import type { Notification } from '@karvon/api/main';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { ErrorState } from '@karvon/ui/ErrorState';
import { FeedList, type FeedDay } from '@karvon/ui/FeedList';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../feedback/error-words';
import { MoreFailed } from '../feedback/MoreFailed';
import { formatDayTitle, formatRelative } from '../format/relative-time';
import { useServerNow } from '../format/use-server-now';
import { useLanguage } from '../i18n/use-language';
import { noticeLooks } from './notice-look';
import { noticePath } from './notice-path';

export interface NoticeListProps {
  /** Newest first; undefined while they load. */
  notices: readonly Notification[] | undefined;
  /** Why they did not come. */
  error: unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onRetry: () => void;
  onOpen: (notice: Notification) => void;
}

/** Notices by day. */
export function NoticeList(props: NoticeListProps) {
  const { notices, error, hasMore, isLoadingMore, onMore, onRetry, onOpen } = props;
  const { t } = useTranslation(['notifications', 'common']);
  const errorWords = useErrorWords();
  const days = useDays(notices ?? []);
  if (notices === undefined && error !== null) {
    const { title, text, canRetry } = errorWords(error);
    const retry = canRetry && <Button onPress={onRetry}>{t('common:retry')}</Button>;
    return <ErrorState level={3} title={title} description={text} action={retry} />;
  }
  if (notices === undefined) return <Pending />;
  if (notices.length === 0)
    return (
      <EmptyState
        level={3}
        icon={BellRing}
        title={t('empty.title')}
        description={t('empty.text')}
      />
    );
  return (
    <>
      <FeedList
        days={days}
        isPending={isLoadingMore}
        onEndReached={hasMore && error === null ? onMore : undefined}
        onPress={({ id }) => {
          const notice = notices.find((other) => other.id === id);
          if (notice !== undefined) onOpen(notice);
        }}
      />
      {hasMore && error !== null && !isLoadingMore && <MoreFailed error={error} onRetry={onMore} />}
    </>
  );
}

function useDays(notices: readonly Notification[]): FeedDay[] {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const now = useServerNow();
  const days = new Map<string, FeedDay['items'][number][]>();
  for (const notice of notices) {
    const title = formatDayTitle(notice.created_at, language, now);
    const items = days.get(title) ?? [];
    days.set(title, items);
    items.push({
      id: notice.id,
      ...noticeLooks[notice.type],
      title: notice.title,
      text: notice.text,
      time: formatRelative(notice.created_at, language, now),
      dateTime: notice.created_at,
      unreadLabel: notice.read ? undefined : t('unread'),
      href: noticePath(notice.target),
    });
  }
  return [...days].map(([title, items]) => ({ id: title, title, items }));
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
