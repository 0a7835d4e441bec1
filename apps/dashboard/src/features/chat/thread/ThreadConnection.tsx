import { useConnection } from '../../../shared/chat/use-connection';
import { useIsPhone } from '../../../shared/table/use-screen';
import { ConnectionLine } from './ConnectionLine';

export function ThreadConnection() {
  const isPhone = useIsPhone();
  const { connection, reconnect } = useConnection();
  return isPhone && <ConnectionLine connection={connection} onReconnect={reconnect} />;
}
