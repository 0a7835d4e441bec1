import type { TelegramChannel } from '@karvon/api/main';
import { Banner } from '@karvon/ui/Banner';
import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { Page } from '@karvon/ui/Page';
import { Select } from '@karvon/ui/Select';
import { Skeleton } from '@karvon/ui/Skeleton';
import { Stack } from '@karvon/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formatTime } from '../../shared/format/date';
import { paths } from '../../shared/paths';
import { QueryBoundary } from '../../shared/resource/query/QueryBoundary';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { ChannelCard } from './ChannelCard';
import { ChannelTabs } from './ChannelTabs';
import { ConnectChannel } from './ConnectChannel';
import { channelQueries, connectedOf } from './queries';
import { Suspense } from 'react';

const ChannelSettings = lazyNamed(() => import('./ChannelSettings'), 'ChannelSettings');
const PostList = lazyNamed(() => import('./PostList'), 'PostList');

/** Tabs of the page are in its URL. */
export function Component() {
  const [search] = useSearchParams();
  if (search.get('tab') !== 'posts') return <ChannelPage />;
  return (
    <Suspense fallback={null}>
      <PostList />
    </Suspense>
  );
}

function ChannelPage() {
  const { t } = useTranslation('channel');
  const channels = useQuery(channelQueries.list());
  const telegram = useQuery(channelQueries.telegram());
  const channel = useShownChannel();
  return (
    <Page
      title={t('title')}
      context={channel && <ChannelLine channel={channel} />}
      actions={
        channel?.url !== undefined && (
          <Button icon={ExternalLink} href={channel.url} target="_blank">
            {t('openChannel')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {channel !== undefined && <ChannelTabs current="channel" count={channel.post_count} />}
        <QueryBoundary query={telegram} skeleton={skeleton}>
          {({ state, account }) =>
            state === 'off' ? (
              <EmptyState icon={Send} title={t('off')} />
            ) : (
              <QueryBoundary query={channels} skeleton={skeleton}>
                {(list) => {
                  if (channel !== undefined)
                    return <Parts channel={channel} all={connectedOf(list)} />;
                  return account === undefined ? <LinkFirst /> : <ConnectChannel />;
                }}
              </QueryBoundary>
            )
          }
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

/** The channel of the URL, else the first one. */
function useShownChannel(): TelegramChannel | undefined {
  const [search] = useSearchParams();
  const connected = connectedOf(useQuery(channelQueries.list()).data);
  const id = Number(search.get('channel'));
  return connected.find((one) => one.id === id) ?? connected[0];
}

function ChannelLine({ channel: { username, title, subscribers } }: { channel: TelegramChannel }) {
  const { t } = useTranslation('channel');
  const count = t('subscribers', { count: subscribers });
  return username === undefined
    ? `${title} · ${count}`
    : t('context', { name: username, subscribers: count });
}

function LinkFirst() {
  const { t } = useTranslation('channel');
  return (
    <EmptyState
      icon={Send}
      title={t('empty')}
      description={t('linkFirst')}
      action={
        <Button variant="primary" href={paths.telegram}>
          {t('toLink')}
        </Button>
      }
    />
  );
}

function Parts({ channel, all }: { channel: TelegramChannel; all: readonly TelegramChannel[] }) {
  const { t } = useTranslation('channel');
  const [, setSearch] = useSearchParams();
  return (
    <Stack gap={4}>
      {channel.failing_since !== undefined && (
        <Banner tone="warn" role="status">
          {t('away', { time: formatTime(channel.failing_since) })}
        </Banner>
      )}
      {all.length > 1 && (
        <Select
          label={t('choose')}
          options={all.map(({ id, title }) => ({ value: id, label: title }))}
          value={channel.id}
          onChange={(id) => setSearch({ channel: String(id) })}
        />
      )}
      <ChannelCard channel={channel} />
      <Suspense fallback={<Skeleton height="480px" />}>
        <ChannelSettings key={channel.id} channel={channel} />
      </Suspense>
      <ConnectChannel isNext />
    </Stack>
  );
}

const skeleton = (
  <Stack gap={4}>
    <Skeleton height="88px" />
    <Skeleton height="360px" />
  </Stack>
);
