import type { Telegram } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Card } from '@karvon/ui/Card';
import { Columns } from '@karvon/ui/Columns';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Page } from '@karvon/ui/Page';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { Text } from '@karvon/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/date';
import { QueryBoundary } from '../../../shared/resource/query/QueryBoundary';
import { ProfileTabs } from '../ProfileTabs';
import { telegramQueries } from './queries';
import { AccountCard } from './AccountCard';
import { EventsCard } from './EventsCard';
import { LinkCard } from './LinkCard';
import { ExampleCard } from './ExampleCard';
import { WhenCard } from './WhenCard';

/** The member's own Telegram: link and settings. */
export function TelegramPage() {
  const { t } = useTranslation(['profile', 'telegram']);
  const telegram = useQuery(telegramQueries.one());
  return (
    <Page title={t('title')} context={t('context')}>
      <Stack gap={4}>
        <ProfileTabs current="telegram" />
        <QueryBoundary query={telegram} skeleton={skeleton}>
          {(one) => (one.state === 'off' ? <Off /> : <Parts telegram={one} />)}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

function Off() {
  const { t } = useTranslation('telegram');
  return <EmptyState icon={Send} title={t('off')} />;
}

function Parts({ telegram }: { telegram: Telegram }) {
  const { t } = useTranslation('telegram');
  const { account, failing_since: since } = telegram;
  return (
    <Columns
      ratio="2:1"
      banners={
        since !== undefined && (
          <Banner tone="warn" role="status">
            {t('away', { time: formatTime(since) })}
          </Banner>
        )
      }
      side={
        <>
          <ExampleCard />
          <Once />
        </>
      }
    >
      {account === undefined ? (
        <LinkCard telegram={telegram} />
      ) : (
        <AccountCard telegram={telegram} account={account} />
      )}
      <EventsCard telegram={telegram} />
      <WhenCard telegram={telegram} />
    </Columns>
  );
}

function Once() {
  const { t } = useTranslation('telegram');
  return (
    <Card title={t('once')}>
      <Stack gap={2}>
        <Text as="p">{t('order')}</Text>
        <Text as="p" size="sm" tone="muted">
          {t('orderText')}
        </Text>
      </Stack>
    </Card>
  );
}

const skeleton = (
  <Columns ratio="2:1" side={<Skeleton height="140px" />}>
    <Skeleton height="180px" />
    <Skeleton height="360px" />
  </Columns>
);

export { TelegramPage as Component };
