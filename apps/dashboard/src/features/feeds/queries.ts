import { etagOf } from '@karvon/api/http';
import type {
  FeedDecision,
  FeedExport,
  FeedExportCreate,
  FeedExportOld,
  FeedExportUpdate,
  FeedSource,
  FeedSourceCreate,
  FeedSourceUpdate,
} from '@karvon/api/main';
import { getListAutosQueryKey } from '@karvon/api/main/autos';
import {
  createFeedExport,
  deleteFeedExport,
  getListFeedExportsQueryKey,
  getListFeedExportsQueryOptions,
  rotateFeedExport,
  updateFeedExport,
} from '@karvon/api/main/feed-exports';
import {
  createFeedSource,
  deleteFeedSource,
  getListFeedRunsQueryOptions,
  getListFeedSourcesQueryKey,
  getListFeedSourcesQueryOptions,
  resolveFeedRun,
  runFeedSource,
  updateFeedSource,
} from '@karvon/api/main/feed-sources';
import { lookupQueries } from '../../shared/lookups/queries';

/** Milliseconds between two reads while a feed is loading. */
const pollEvery = 1500;

export const feedQueries = {
  sources: (enabled: boolean) =>
    getListFeedSourcesQueryOptions({
      query: {
        enabled,
        refetchInterval: ({ state: { data } }) =>
          data?.results.some(({ state }) => state === 'running') === true && pollEvery,
      },
    }),
  runs: (id: number) => getListFeedRunsQueryOptions(id, { size: 50 }),
  sourceLists: [getListFeedSourcesQueryKey(), getListAutosQueryKey()],
  exports: (enabled: boolean) => getListFeedExportsQueryOptions({ query: { enabled } }),
  salons: lookupQueries.avtosalons,
  exportLists: [getListFeedExportsQueryKey()],
} as const;

export const feedCalls = {
  createSource: (body: FeedSourceCreate, key: string) =>
    createFeedSource(body, { 'Idempotency-Key': key }),
  updateSource: ({ base, changes }: { base: FeedSource; changes: FeedSourceUpdate }) =>
    updateFeedSource(base.id, changes, { 'If-Match': etagOf(base) }),
  run: (id: number) => runFeedSource(id),
  resolve: ({ id, run, decision }: { id: number; run: number; decision: FeedDecision }) =>
    resolveFeedRun(id, { run_id: run, decision }),
  removeSource: (id: number) => deleteFeedSource(id),
  createExport: (body: FeedExportCreate, key: string) =>
    createFeedExport(body, { 'Idempotency-Key': key }),
  updateExport: ({ base, changes }: { base: FeedExport; changes: FeedExportUpdate }) =>
    updateFeedExport(base.id, changes, { 'If-Match': etagOf(base) }),
  rotateExport: ({ id, old }: { id: number; old: FeedExportOld }) => rotateFeedExport(id, { old }),
  removeExport: (id: number) => deleteFeedExport(id),
} as const;
