import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { ErrorState } from '@karvon/ui/ErrorState';
import { LinkButton } from '@karvon/ui/LinkButton';
import { RoomList, type RoomListEndState } from '@karvon/ui/RoomList';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '../../../shared/chat/use-chat';
import { useTyping } from '../../../shared/chat/use-typing';
import { useErrorWords } from '../../../shared/feedback/error-words';
import { calendarDays } from '../../../shared/format/date';
import { useServerNow } from '../../../shared/format/use-server-now';
import { useLanguage } from '../../../shared/i18n/use-language';
import { paths } from '../../../shared/paths';
import { rowMaker } from './room-words';

/** Milliseconds. */
const day = 86_400_000;
/** Rooms that are looked through on the device at once, before the person is asked whether to go on. */
const lookThrough = 200;

/** The rooms that the filters leave, page after page. */
export function RoomsResults({ chat }: { chat: Chat }) {
  const { t } = useTranslation(['chat', 'common']);
  const language = useLanguage();
  const today = calendarDays(0, useServerNow()) * day;
  const rowOf = useMemo(() => rowMaker({ t, language, today }), [t, language, today]);
  const typing = useTyping();
  const { rooms } = chat;
  // «Новые» is decided on the device (specification §4): the pages loaded may hold none of them yet.
  const isSparse = chat.chats.length === 0 && rooms.hasMore && !rooms.hasMoreFailed;
  const goesOn = isSparse && chat.allChats.length < lookThrough;
  const { loadMore, isLoadingMore } = rooms;
  // Outside system: the service's pages.
  useEffect(() => {
    if (goesOn && !isLoadingMore) loadMore();
  });
  return (
    <RoomList
      aria-label={t('rooms.label')}
      isLoading={rooms.isPending || goesOn}
      rooms={chat.chats.map((room) => rowOf(room, typing.has(room.id)))}
      selectedId={chat.currentChatId ?? null}
      onSelect={(id) => chat.selectChat(Number(id))}
      end={endOf(chat, {
        label: t('rooms.loadingMore'),
        message: t('rooms.moreFailed'),
        retryLabel: t('common:retry'),
      })}
      onEndReached={loadMore}
      emptyState={<NoRooms chat={chat} isSparse={isSparse} />}
    />
  );
}

function endOf(
  { rooms }: Chat,
  { label, ...failed }: { label: string; message: string; retryLabel: string },
): RoomListEndState {
  if (rooms.hasMoreFailed) return { state: 'failed', ...failed, onRetry: rooms.loadMore };
  if (rooms.isLoadingMore) return { state: 'loading', label };
  return { state: rooms.hasMore ? 'more' : 'none' };
}

/** Nothing there: nobody wrote yet, the filters leave nothing, or it could not be had. */
function NoRooms({ chat, isSparse }: { chat: Chat; isSparse: boolean }) {
  const { t } = useTranslation(['chat', 'common']);
  const words = useErrorWords();
  const { error, retry, loadMore } = chat.rooms;
  if (error !== null) {
    return (
      <ErrorState
        title={t('failed.rooms')}
        description={words(error).text}
        action={<Button onPress={retry}>{t('common:retry')}</Button>}
      />
    );
  }
  const isNarrowed =
    chat.filterStatus !== 'ALL' ||
    chat.filterType !== 'ALL' ||
    chat.filterMark !== undefined ||
    chat.filterModel !== undefined ||
    chat.searchQuery.trim() !== '';
  return isNarrowed ? (
    <EmptyState
      title={t('empty.filtered')}
      description={t('empty.filteredText')}
      action={
        isSparse ? (
          <Button onPress={loadMore}>{t('common:showMore')}</Button>
        ) : (
          <Button onPress={chat.reset}>{t('filter.reset')}</Button>
        )
      }
    />
  ) : (
    <EmptyState
      icon={MessagesSquare}
      title={t('empty.title')}
      description={t('empty.text')}
      action={<LinkButton href={paths.autos.index}>{t('empty.action')}</LinkButton>}
    />
  );
}
