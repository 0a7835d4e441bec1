import { etagOf } from '@karvon/api/http';
import type {
  FeedExport,
  FeedExportCreate,
  FeedExportOld,
  FeedExportUpdate,
} from '@karvon/api/main';
import {
  createFeedExport,
  deleteFeedExport,
  getListFeedExportsQueryKey,
  getListFeedExportsQueryOptions,
  rotateFeedExport,
  updateFeedExport,
} from '@karvon/api/main/feed-exports';
import { lookupQueries } from '../../shared/lookups/queries';

export const feedQueries = {
  exports: (enabled: boolean) => getListFeedExportsQueryOptions({ query: { enabled } }),
  salons: lookupQueries.avtosalons,
  exportLists: [getListFeedExportsQueryKey()],
} as const;

export const feedCalls = {
  createExport: (body: FeedExportCreate, key: string) =>
    createFeedExport(body, { 'Idempotency-Key': key }),
  updateExport: ({ base, changes }: { base: FeedExport; changes: FeedExportUpdate }) =>
    updateFeedExport(base.id, changes, { 'If-Match': etagOf(base) }),
  rotateExport: ({ id, old }: { id: number; old: FeedExportOld }) => rotateFeedExport(id, { old }),
  removeExport: (id: number) => deleteFeedExport(id),
} as const;
