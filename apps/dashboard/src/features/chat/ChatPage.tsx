import { Dialog } from '@karvon/ui/Dialog';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Pane } from '@karvon/ui/Pane';
import { Panes } from '@karvon/ui/Panes';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '@karvon/api/chat';
import { useChatFilters } from '../../shared/chat/use-chat-filters';
import { useRoomList } from '../../shared/chat/use-room-list';
import { useSelectedRoom } from '../../shared/chat/use-selected-room';
import { useDocumentTitle } from '../../shared/routing/use-document-title';
import { useScreen } from '../../shared/table/use-screen';
import { ContextContent } from './context/ContextContent';
import { ContextSkeleton } from './context/ContextSkeleton';
import { RoomsPane } from './rooms/RoomsPane';
import { MissingRoom } from './thread/MissingRoom';
import { ThreadPane } from './thread/ThreadPane';
import { ThreadSkeleton } from './thread/ThreadSkeleton';
import { useRoomActions } from './use-room-actions';

/** Below this width car and lead are in a drawer (design §6). */
const desktopQuery = '(min-width: 1280px)';

/** Conversations with buyers: whom, what was said, about which car. */
export function ChatPage() {
  const { t } = useTranslation('chat');
  useDocumentTitle(t('title'));
  const filters = useChatFilters();
  const { currentChatId, selectChat } = filters;
  const list = useRoomList(filters);
  const { selectedChat, error, retry } = useSelectedRoom(currentChatId, list);
  const isDesktop = useScreen(desktopQuery);
  const back = () => selectChat(undefined);
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
        ) : error !== null ? (
          <MissingRoom error={error} onBack={back} onRetry={retry} />
        ) : selectedChat === undefined ? (
          <ThreadSkeleton onBack={back} />
        ) : (
          <OpenRoom key={selectedChat.id} room={selectedChat} isDesktop={isDesktop} onBack={back} />
        )
      }
      {...(isDesktop &&
        currentChatId !== undefined &&
        error === null && {
          aside:
            selectedChat === undefined ? <ContextSkeleton /> : <RoomContext room={selectedChat} />,
        })}
    />
  );
}

function OpenRoom({
  room,
  isDesktop,
  onBack,
}: {
  room: Room;
  isDesktop: boolean;
  onBack: () => void;
}) {
  const { t } = useTranslation(['chat', 'common']);
  const actions = useRoomActions(room);
  const [isContextOpen, setContextOpen] = useState(false);
  return (
    <>
      <ThreadPane
        room={room}
        actions={actions}
        onBack={onBack}
        onContext={isDesktop ? undefined : () => setContextOpen(true)}
      />
      {isContextOpen && !isDesktop && (
        <Dialog
          placement="end"
          isOpen
          title={t('context.label')}
          closeLabel={t('common:close')}
          onOpenChange={setContextOpen}
        >
          <ContextContent room={room} actions={actions} />
        </Dialog>
      )}
    </>
  );
}

function RoomContext({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const actions = useRoomActions(room);
  return (
    <Pane aria-label={t('context.label')} isPadded>
      <ContextContent room={room} actions={actions} />
    </Pane>
  );
}

export { ChatPage as Component };
