import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { RoomList, type RoomListEndState } from '../../../shared/marketplace/RoomList/RoomList';
import { MessagesSquare } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatFilters } from '../../../shared/chat/use-chat-filters';
import type { RoomListState } from '../../../shared/chat/use-room-list';
import { useTyping } from '../../../shared/chat/use-typing';
import { useErrorText } from '../../../shared/feedback/error-text';
import { calendarDays } from '../../../shared/format/date';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { rowMaker } from './room-text';
import { day } from '../../../shared/time';

/** Rooms searched on the device before the user is asked to continue. */
const scanLimit = 200;

interface RoomsResultsProps {
  filters: ChatFilters;
  list: RoomListState;
}

export function RoomsResults({ filters, list: latest }: RoomsResultsProps) {
  const { t } = useTranslation(['chat', 'common']);
  const language = useLanguage();
  const today = calendarDays(0, useServerNow()) * day;
  const rowOf = useMemo(() => rowMaker({ t, language, today }), [t, language, today]);
  const typing = useTyping();
  // Deferred, so that a page that arrives during scrolling renders between frames.
  const list = useDeferredValue(latest);
  const { chats, loadMore, isLoadingMore } = list;
  const { currentChatId, selectChat, hrefOf } = filters;
  // The device filters «Новые» (specification §4): the loaded pages may contain no matches yet.
  const isSparse = chats.length === 0 && list.hasMore && !list.hasMoreFailed;
  const goesOn = isSparse && list.allChats.length < scanLimit;
  // Outside system: the pages of the service.
  useEffect(() => {
    if (goesOn && !isLoadingMore) loadMore();
  });
  return (
    <RoomList
      aria-label={t('rooms.label')}
      isLoading={list.isPending || goesOn}
      rooms={chats.map((room) => rowOf(room, typing.has(room.id)))}
      selectedId={currentChatId ?? null}
      onSelect={(id) => selectChat(Number(id))}
      hrefOf={(id) => hrefOf(Number(id))}
      end={endOf(list, {
        label: t('rooms.loadingMore'),
        message: t('rooms.moreFailed'),
        retryLabel: t('common:retry'),
      })}
      onEndReached={loadMore}
      emptyState={<NoRooms filters={filters} list={list} isSparse={isSparse} />}
    />
  );
}

function endOf(
  list: RoomListState,
  { label, ...failed }: { label: string; message: string; retryLabel: string },
): RoomListEndState {
  if (list.hasMoreFailed) return { state: 'failed', ...failed, onRetry: list.loadMore };
  if (list.isLoadingMore) return { state: 'loading', label };
  return { state: list.hasMore ? 'more' : 'none' };
}

function NoRooms({ filters, list, isSparse }: RoomsResultsProps & { isSparse: boolean }) {
  const { t } = useTranslation(['chat', 'common']);
  const errorText = useErrorText();
  const { error, retry, loadMore } = list;
  if (error !== null) {
    return (
      <EmptyState
        tone="danger"
        title={t('failed.rooms')}
        description={errorText(error).text}
        action={<Button onPress={retry}>{t('common:retry')}</Button>}
      />
    );
  }
  const isNarrowed =
    filters.filterStatus !== 'ALL' ||
    filters.filterType !== 'ALL' ||
    filters.filterMark !== undefined ||
    filters.filterModel !== undefined ||
    filters.filterAvtosalon !== undefined ||
    filters.isMine ||
    filters.isWaiting ||
    filters.isTelegram ||
    filters.searchQuery.trim() !== '';
  return isNarrowed ? (
    <EmptyState
      title={t('empty.filtered')}
      description={t('empty.filteredText')}
      action={
        isSparse ? (
          <Button onPress={loadMore}>{t('common:showMore')}</Button>
        ) : (
          <Button onPress={filters.reset}>{t('filter.reset')}</Button>
        )
      }
    />
  ) : (
    <EmptyState
      icon={MessagesSquare}
      title={t('empty.title')}
      description={t('empty.text')}
      action={<Button href={paths.autos.index}>{t('empty.action')}</Button>}
    />
  );
}
