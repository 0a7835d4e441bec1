import { EmptyState } from '@karvon/ui/EmptyState';
import { IconButton } from '@karvon/ui/IconButton';
import { Inline } from '@karvon/ui/Inline';
import { Pane } from '../../shared/marketplace/Pane/Pane';
import { Panes } from '../../shared/marketplace/Panes/Panes';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatFilters, type ChatFilters } from '../../shared/chat/use-chat-filters';
import { useRoomList, type RoomListState } from '../../shared/chat/use-room-list';
import { useSelectedRoom } from '../../shared/chat/use-selected-room';
import { pageIsUsable } from '../../shared/routing/page-is-usable';
import { useDocumentTitle } from '../../shared/routing/use-document-title';
import { whenReachable } from '../../shared/routing/when-reachable';
import { useIsPhone, useScreen } from '../../shared/table/use-screen';
import { conversation } from './conversation';
import { useConnection } from '../../shared/chat/use-connection';
import { ConnectionLine } from './thread/ConnectionLine';
import { RoomsHeader } from './rooms/RoomsHeader';
import { RoomsResults } from './rooms/RoomsResults';

const desktopQuery = '(min-width: 1280px)';

// On a phone, a room may open before its chunk has loaded.
const LateConversation = lazy(async () => ({
  default: (await whenReachable(conversation.load)).Conversation,
}));
const LateContext = lazy(async () => ({
  default: (await whenReachable(conversation.load)).RoomContext,
}));

export function ChatPage() {
  const { t } = useTranslation('chat');
  useDocumentTitle(t('title'));
  const filters = useChatFilters();
  const { currentChatId, selectChat } = filters;
  const list = useRoomList(filters);
  const room = useSelectedRoom(currentChatId, list);
  const isDesktop = useScreen(desktopQuery);
  const back = () => selectChat(undefined);
  // Outside system: the network. Preloads the chunk, so that rooms open without a wait.
  useEffect(() => {
    pageIsUsable()
      .then(conversation.load)
      .catch(() => {});
  }, []);
  const { Conversation, RoomContext } = conversation.ifLoaded() ?? {
    Conversation: LateConversation,
    RoomContext: LateContext,
  };
  return (
    <Panes
      shown={currentChatId === undefined ? 'list' : 'main'}
      list={<RoomsPane filters={filters} list={list} />}
      main={
        currentChatId === undefined ? (
          <Pane aria-label={t('thread.label')} tone="canvas" isCentered>
            <EmptyState
              icon={MessagesSquare}
              title={t('empty.choose')}
              description={t('empty.chooseText')}
            />
          </Pane>
        ) : (
          <Suspense fallback={<ConversationPlace onBack={back} />}>
            <Conversation room={room} isDesktop={isDesktop} onBack={back} />
          </Suspense>
        )
      }
      {...(isDesktop &&
        currentChatId !== undefined &&
        room.error === null && {
          aside: (
            <Suspense fallback={null}>
              <RoomContext room={room.selectedChat} />
            </Suspense>
          ),
        })}
    />
  );
}

function ConversationPlace({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('chat');
  const isPhone = useIsPhone();
  return (
    <Pane
      aria-label={t('thread.label')}
      tone="canvas"
      isPadded
      headerKind="bar"
      header={
        <Inline gap={3} isWrapping={false}>
          {isPhone && (
            <IconButton icon={ArrowLeft} aria-label={t('thread.back')} onPress={onBack} />
          )}
          <Skeleton width="36px" height="36px" radius="full" />
          <Skeleton width="160px" height="16px" />
        </Inline>
      }
    >
      <div role="status" aria-busy aria-label={t('thread.loading')}>
        <Stack gap={3}>
          <Skeleton width="65%" height="56px" radius="lg" />
          <Skeleton width="80%" height="76px" radius="lg" />
          <Skeleton width="50%" height="56px" radius="lg" />
        </Stack>
      </div>
    </Pane>
  );
}

export { ChatPage as Component };

function RoomsPane({ filters, list }: { filters: ChatFilters; list: RoomListState }) {
  const { t } = useTranslation('chat');
  const { connection, reconnect } = useConnection();
  return (
    <Pane
      aria-label={t('rooms.label')}
      tone="canvas"
      isFixed
      header={<RoomsHeader filters={filters} unreadRooms={list.unreadRooms} />}
    >
      <ConnectionLine connection={connection} onReconnect={reconnect} />
      <RoomsResults filters={filters} list={list} />
    </Pane>
  );
}
