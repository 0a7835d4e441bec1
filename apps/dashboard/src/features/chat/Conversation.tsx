import type { Room } from '@karvon/api/chat';
import { Dialog } from '@karvon/ui/Dialog';
import { Pane } from '@karvon/ui/Pane';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedRoom } from '../../shared/chat/use-selected-room';
import { ContextContent } from './context/ContextContent';
import { ContextSkeleton } from './context/ContextSkeleton';
import { MissingRoom } from './thread/MissingRoom';
import { ThreadPane } from './thread/ThreadPane';
import { ThreadSkeleton } from './thread/ThreadSkeleton';
import { useRoomActions } from './use-room-actions';

/** The conversation that the address names, while it loads and where there is none as well. */
export function Conversation({
  room: { selectedChat, error, retry },
  isDesktop,
  onBack,
}: {
  room: SelectedRoom;
  /** Car and lead are beside it. */
  isDesktop: boolean;
  onBack: () => void;
}) {
  if (error !== null) return <MissingRoom error={error} onBack={onBack} onRetry={retry} />;
  if (selectedChat === undefined) return <ThreadSkeleton onBack={onBack} />;
  return (
    <OpenRoom key={selectedChat.id} room={selectedChat} isDesktop={isDesktop} onBack={onBack} />
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

/** Car and lead beside the conversation. */
export function RoomContext({ room }: { room: Room | undefined }) {
  return room === undefined ? <ContextSkeleton /> : <KnownContext room={room} />;
}

function KnownContext({ room }: { room: Room }) {
  const { t } = useTranslation('chat');
  const actions = useRoomActions(room);
  return (
    <Pane aria-label={t('context.label')} isPadded>
      <ContextContent room={room} actions={actions} />
    </Pane>
  );
}
