import { Banner } from '@karvon/ui/Banner';
import { useTranslation } from 'react-i18next';
import type { Connection } from '../../../shared/chat/connection';

/** How the line stands, said quietly; nothing while it stands well. */
export function ConnectionLine({
  connection,
  onReconnect,
}: {
  connection: Connection;
  onReconnect: () => void;
}) {
  const { t } = useTranslation('chat');
  switch (connection.status) {
    case 'connected':
    case 'connecting':
      return null;
    case 'reconnecting':
      return (
        <Banner tone="warn" role="status">
          {t('connection.reconnecting')}
        </Banner>
      );
    case 'offline':
      return (
        <Banner tone="warn" role="status">
          {t('connection.offline')}
        </Banner>
      );
    case 'gaveUp':
      return (
        <Banner
          tone="danger"
          role="status"
          action={{ label: t('connection.reconnect'), onPress: onReconnect }}
        >
          {t('connection.gaveUp')}
        </Banner>
      );
  }
  return connection satisfies never;
}
