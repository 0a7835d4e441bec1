import type { TelegramPost } from '@karvon/api/main';
import { Inline } from '@karvon/ui/Inline';
import { Link } from '@karvon/ui/Link';
import { Select } from '@karvon/ui/Select';
import { Stack } from '@karvon/ui/Stack';
import { StatusBadge } from '@karvon/ui/StatusBadge';
import { Text } from '@karvon/ui/Text';
import { Thumbnail } from '@karvon/ui/Thumbnail';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../shared/format/money';
import { formatNumber } from '../../shared/format/number';
import { formatDayTime } from '../../shared/format/relative-time';
import { useLanguage } from '../../shared/i18n/use-language';
import { paths } from '../../shared/paths';
import { columnsOf } from '../../shared/resource/list/columns-of';
import { defineList } from '../../shared/resource/list/define-list';
import { useListState } from '../../shared/resource/filters/use-list-state';
import { ListPage } from '../../shared/resource/list/ListPage';
import { lazyNamed } from '../../shared/resource/routes/lazy-named';
import { usePanelLinks, useUrlPanel } from '../../shared/resource/use-url-panel';
import { useMember } from '../../shared/session/member';
import { ReasonedButton } from '../../shared/session/Reasoned';
import { useIsPhone } from '../../shared/table/use-screen';
import { ChannelTabs } from './ChannelTabs';
import { LeadsOfPost } from './LeadsOfPost';
import { PostButtons, PostMenu } from './PostActions';
import { postStatus } from './post-status';
import { channelQueries, connectedOf, postFilters } from './queries';

const PostDrawer = lazyNamed(() => import('./PostDrawer'), 'PostDrawer');
const SendDialog = lazyNamed(() => import('./SendDialog'), 'SendDialog');

function CarCell({ row: { car, price, currency } }: { row: TelegramPost }) {
  const language = useLanguage();
  return (
    <Inline gap={3} isWrapping={false}>
      <Thumbnail src={car.photo?.thumbnail} />
      <Stack gap={0.5}>
        <Link variant="quiet" href={paths.autos.view(car.id)}>
          <Text weight="medium">{car.title}</Text>
        </Link>
        {price !== undefined && currency !== undefined && (
          <Text size="sm" tone="muted" weight="regular">
            {formatMoney(price, currency, language)}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}

/** On a phone, with the figures and actions of the other columns. */
function StatusCell({ row }: { row: TelegramPost }) {
  const { t } = useTranslation('channel');
  const isPhone = useIsPhone();
  const { tone, icon } = postStatus[row.status];
  const badge = (
    <StatusBadge tone={tone} icon={icon}>
      {t(`status.${row.status}`)}
    </StatusBadge>
  );
  if (!isPhone) return badge;
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        {badge}
        <When row={row} />
      </Inline>
      {row.posted_at !== undefined && (
        <Text size="sm" tone="muted">
          {`${t('col.opened')} ${row.opened} · ${t('col.wrote')} ${row.wrote} · ${t('col.leads')} `}
          <LeadsOfPost post={row} />
        </Text>
      )}
      <PostButtons post={row} isFullWidth />
    </Stack>
  );
}

function When({ row }: { row: TelegramPost }) {
  const { t } = useTranslation('channel');
  const language = useLanguage();
  const { status, reason, due_at: due, posted_at: posted, old_photos: isOld } = row;
  const panel = usePanelLinks('post');
  const when = formatDayTime(posted ?? due, language);
  const note =
    reason !== undefined
      ? t(`reason.${reason}`)
      : status === 'unknown'
        ? t('checkChannel')
        : isOld && t('oldPhotos');
  return (
    <Stack gap={0.5}>
      <Link variant="quiet" href={panel.href(row.id)}>
        {status === 'queued' ? t('willBe', { when }) : when}
      </Link>
      {note !== false && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}

const figure = (name: 'opened' | 'wrote') =>
  ({
    width: '88px',
    align: 'end',
    onPhone: 'hidden',
    text: (row: TelegramPost, { language }: { language: 'ru' | 'uz' }) =>
      row.posted_at === undefined ? '—' : formatNumber(row[name], language),
  }) as const;

const columns = columnsOf<TelegramPost, 'channel:col'>('channel:col', {
  car: { isRowHeader: true, width: '30%', onPhone: 'title', Cell: CarCell },
  status: { width: '150px', onPhone: 'line', Cell: StatusCell },
  when: { width: '150px', onPhone: 'hidden', Cell: When },
  opened: figure('opened'),
  wrote: figure('wrote'),
  leads: {
    width: '88px',
    align: 'end',
    onPhone: 'hidden',
    Cell: ({ row }) => <LeadsOfPost post={row} />,
  },
  action: {
    align: 'end',
    onPhone: 'hidden',
    Cell: ({ row }) => <PostButtons post={row} />,
  },
});

const postList = defineList({
  title: 'channel:title',
  filters: postFilters,
  page: channelQueries.posts,
  counts: ({ statuses }) => ({ statuses: { ...statuses } }),
  tabsVariant: 'chips',
  empty: { icon: Send, title: 'channel:emptyPosts' },
  columns,
  RowActions: PostMenu,
});

export function PostList() {
  const channels = connectedOf(useQuery(channelQueries.list()).data);
  const count = channels.reduce((sum, { post_count: posts }) => sum + posts, 0);
  const { t } = useTranslation('channel');
  const panel = useUrlPanel('send');
  const post = useUrlPanel('post');
  const { state, change } = useListState(postFilters);
  const { reason } = useMember().may('telegram.post');
  return (
    <ListPage
      list={postList}
      banners={
        <>
          <ChannelTabs current="posts" count={count} />
          {channels.length > 1 && (
            <Select
              label={t('choose')}
              options={[
                { value: 0, label: t('allChannels') },
                ...channels.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={state.channel ?? 0}
              onChange={(id) => change({ channel: id === 0 ? undefined : id })}
            />
          )}
        </>
      }
      mainAction={
        <ReasonedButton
          variant="primary"
          icon={Send}
          reason={reason}
          onPress={() => panel.open('choose')}
        >
          {t('sendShort')}
        </ReasonedButton>
      }
    >
      {panel.value !== undefined && (
        <Suspense fallback={null}>
          <SendDialog value={panel.value} onClose={panel.close} />
        </Suspense>
      )}
      {post.id !== undefined && (
        <Suspense fallback={null}>
          <PostDrawer id={post.id} onClose={post.close} />
        </Suspense>
      )}
    </ListPage>
  );
}
