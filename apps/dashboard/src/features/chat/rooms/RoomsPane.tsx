import { Pane } from '@karvon/ui/Pane';
import { useTranslation } from 'react-i18next';
import type { Chat } from '../../../shared/chat/use-chat';
import { useConnection } from '../../../shared/chat/use-connection';
import { ConnectionLine } from '../thread/ConnectionLine';
import { RoomsHeader } from './RoomsHeader';
import { RoomsResults } from './RoomsResults';

/** All conversations, found and narrowed. How the line stands is said here and nowhere else. */
export function RoomsPane({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const { connection, reconnect } = useConnection();
  return (
    <Pane aria-label={t('rooms.label')} tone="canvas" isFixed header={<RoomsHeader chat={chat} />}>
      <ConnectionLine connection={connection} onReconnect={reconnect} />
      <RoomsResults chat={chat} />
    </Pane>
  );
}
