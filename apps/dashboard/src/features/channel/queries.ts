import { etagOf } from '@karvon/api/http';
import type {
  TelegramChannelList,
  TelegramChannelPosts,
  TelegramChannelUpdate,
  TelegramPostActionRequest,
  TelegramPostsCreate,
  TelegramPreviewRequest,
} from '@karvon/api/main';
import {
  getGetAutoQueryOptions,
  getListAutosQueryKey,
  getListAutosQueryOptions,
} from '@karvon/api/main/autos';
import {
  actOnTelegramPost,
  checkTelegramChannel,
  confirmTelegramChannel,
  createTelegramPosts,
  deleteTelegramChannel,
  deleteTelegramPost,
  getGetTelegramChannelQueryOptions,
  getGetTelegramQueryOptions,
  getListTelegramChannelsQueryKey,
  getListTelegramChannelsQueryOptions,
  getListTelegramPostsQueryKey,
  getGetTelegramPostQueryOptions,
  getListTelegramPostsQueryOptions,
  previewTelegramPost,
  startTelegramChannel,
  updateTelegramChannel,
} from '@karvon/api/main/telegram';
import { queryOptions } from '@tanstack/react-query';
import { lookupQueries } from '../../shared/lookups/queries';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import { number, text, valueTabs } from '../../shared/resource/filters/filter-kinds';
import { ChannelName } from '../../shared/lookups/ChannelName';
import { definePreload } from '../../shared/resource/routes/resource-preload';

/** Milliseconds: the next step is in Telegram. */
const waitingInterval = 2000;

export const postFilters = defineFilters(
  {
    q: text({ label: 'channel:search' }),
    status: valueTabs('channel:tab', ['posted', 'queued', 'failed', 'unknown', 'sold'], {
      isSingle: true,
    }),
    channel: number({ label: 'channel:choose', Name: ChannelName }),
  },
  { place: { tab: 'posts' } },
);

const previewKey = (id: number, request: TelegramPreviewRequest) => [
  ...getListTelegramChannelsQueryKey(),
  'preview',
  id,
  request,
];

export const channelQueries = {
  telegram: () => getGetTelegramQueryOptions(),
  list: (isWaiting = false) =>
    getListTelegramChannelsQueryOptions({
      query: { refetchInterval: isWaiting ? waitingInterval : false },
    }),
  one: (id: number) => getGetTelegramChannelQueryOptions(id),
  posts: (state: ListState<typeof postFilters>) =>
    getListTelegramPostsQueryOptions(postFilters.query(state)),
  post: (id: number) => getGetTelegramPostQueryOptions(id),
  /** Cars that can be posted. */
  cars: (enabled = true) =>
    getListAutosQueryOptions({ status: ['active'], size: 50 }, { query: { enabled } }),
  car: (id: number) => getGetAutoQueryOptions(id),
  salons: lookupQueries.avtosalons,
  preview: (id: number, request: TelegramPreviewRequest) =>
    queryOptions({
      queryKey: previewKey(id, request),
      queryFn: ({ signal }) => previewTelegramPost(id, request, { signal }),
      retry: false,
      placeholderData: (before) => before,
    }),
  /** Cars name their posts. */
  lists: [
    getListTelegramChannelsQueryKey(),
    getListTelegramPostsQueryKey(),
    getListAutosQueryKey(),
  ],
} as const;

export const channelCalls = {
  start: () => startTelegramChannel(),
  confirm: (id: number) => confirmTelegramChannel(id),
  check: (id: number) => checkTelegramChannel(id),
  update: (base: { id: number; version: number }, changes: TelegramChannelUpdate) =>
    updateTelegramChannel(base.id, changes, { 'If-Match': etagOf(base) }),
  end: ({ id, posts }: { id: number; posts: TelegramChannelPosts }) =>
    deleteTelegramChannel(id, { posts }),
  send: (body: TelegramPostsCreate, key: string) =>
    createTelegramPosts(body, { 'Idempotency-Key': key }),
  act: ({ id, ...request }: { id: number } & TelegramPostActionRequest) =>
    actOnTelegramPost(id, request),
  remove: (id: number) => deleteTelegramPost(id),
} as const;

export const connectedOf = (list: TelegramChannelList | undefined) =>
  list?.results.filter(({ state }) => state !== 'found') ?? [];

export const preload = definePreload({
  list: (prefetch, search) => {
    void prefetch(channelQueries.telegram());
    void prefetch(channelQueries.list());
    if (search.get('tab') === 'posts')
      void prefetch(channelQueries.posts(postFilters.read(search)));
  },
});
