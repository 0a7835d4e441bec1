import { useConnection } from '../../../shared/chat/use-connection';
import { useIsPhone } from '../../../shared/table/use-screen';
import { ConnectionLine } from './ConnectionLine';

/** Connection state on a phone, which shows only the thread. On wider screens the list shows it. */
export function ThreadConnection() {
  const isPhone = useIsPhone();
  const { connection, reconnect } = useConnection();
  return isPhone && <ConnectionLine connection={connection} onReconnect={reconnect} />;
}
