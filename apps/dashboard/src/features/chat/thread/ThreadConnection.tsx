import { useConnection } from '../../../shared/chat/use-connection';
import { useIsPhone } from '../../../shared/table/use-screen';
import { ConnectionLine } from './ConnectionLine';

/** The state of the connection, where a phone shows the thread alone. Elsewhere the list beside it says so already. */
export function ThreadConnection() {
  const isPhone = useIsPhone();
  const { connection, reconnect } = useConnection();
  return isPhone && <ConnectionLine connection={connection} onReconnect={reconnect} />;
}
