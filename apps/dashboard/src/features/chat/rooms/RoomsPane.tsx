import { Pane } from '@karvon/ui/Pane';
import { useTranslation } from 'react-i18next';
import type { ChatFilters } from '../../../shared/chat/use-chat-filters';
import { useConnection } from '../../../shared/chat/use-connection';
import type { RoomListState } from '../../../shared/chat/use-room-list';
import { ConnectionLine } from '../thread/ConnectionLine';
import { RoomsHeader } from './RoomsHeader';
import { RoomsResults } from './RoomsResults';

/** All conversations, found and narrowed. The state of the connection is shown here, and on a phone in the thread that takes its place. */
export function RoomsPane({ filters, list }: { filters: ChatFilters; list: RoomListState }) {
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
