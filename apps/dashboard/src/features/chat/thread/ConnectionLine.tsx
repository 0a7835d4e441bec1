import { Banner, BannerAction } from '@karvon/ui/Banner';
import { Box } from '@karvon/ui/Box';
import { useTranslation } from 'react-i18next';
import type { Connection } from '../../../shared/chat/connection';

interface ConnectionLineProps {
  connection: Connection;
  onReconnect: () => void;
}

export function ConnectionLine({ connection, onReconnect }: ConnectionLineProps) {
  if (connection.status === 'connected' || connection.status === 'connecting') return null;
  return (
    <Box padding={2}>
      <LossBanner connection={connection} onReconnect={onReconnect} />
    </Box>
  );
}

type Loss = Exclude<Connection, { status: 'connected' | 'connecting' }>;

function LossBanner({ connection, onReconnect }: ConnectionLineProps & { connection: Loss }) {
  const { t } = useTranslation('chat');
  switch (connection.status) {
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
          action={<BannerAction onPress={onReconnect}>{t('connection.reconnect')}</BannerAction>}
        >
          {t('connection.gaveUp')}
        </Banner>
      );
  }
  return connection satisfies never;
}
