import { etagOf } from '@karvon/api/http';
import type {
  AutoCreate,
  AutosBulk,
  AutoTransition,
  AutoUpdate,
  ListAutosParams,
} from '@karvon/api/main';
import {
  createAuto,
  deleteAuto,
  exportAutos,
  getGetAutoQualityQueryOptions,
  getGetAutoQueryOptions,
  getListAutosQueryKey,
  getListAutosQueryOptions,
  refreshAuto,
  restoreAuto,
  transitionAuto,
  updateAuto,
  updateAutos,
} from '@karvon/api/main/autos';
import { rateQuery } from '../../shared/lookups/rate-query';
import { lookupQueries } from '../../shared/lookups/queries';
import { unpaged } from '../../shared/resource/filters/define-filters';
import { definePreload } from '../../shared/resource/routes/resource-preload';
import { hasPrefetchedResponses } from '../../shared/session/prefetched-responses';
import { isPhone } from '../../shared/table/use-screen';
import { autoFilters, type AutosState } from './auto-filters';
import type { FileOptions } from '../../shared/resource/list/save-csv';
import { minute } from '../../shared/time';

const withPhoto = <Params extends { photo?: 'with' | 'without' }>({
  photo,
  ...params
}: Params) => ({
  ...params,
  ...(photo !== undefined && { with_photo: photo === 'with' }),
});

export const pageOf = (state: AutosState): ListAutosParams => withPhoto(autoFilters.query(state));

export const autoQueries = {
  page: (state: AutosState) => getListAutosQueryOptions(pageOf(state)),
  rate: rateQuery,
  one: (id: number) => getGetAutoQueryOptions(id),
  quality: (id: number) => getGetAutoQualityQueryOptions(id),
  lists: [getListAutosQueryKey()],
} as const;

export const autoCalls = {
  create: (body: AutoCreate, key: string) => createAuto(body, { 'Idempotency-Key': key }),
  /** Updates the version that the form loaded. Fails with 412 when the server has a newer one. */
  update: (base: { id: number; version: number }, update: AutoUpdate) =>
    updateAuto(base.id, update, { 'If-Match': etagOf(base) }),
  transition: (id: number, body: AutoTransition) => transitionAuto(id, body),
  refresh: (id: number, key: string) => refreshAuto(id, { 'Idempotency-Key': key }),
  remove: (id: number) => deleteAuto(id),
  restore: (id: number) => restoreAuto(id),
  bulk: (body: AutosBulk, key: string) => updateAutos(body, { 'Idempotency-Key': key }),
  csv: (state: AutosState, options?: FileOptions) =>
    exportAutos({ ...unpaged(pageOf(state)), ...options }, { timeout: minute }),
} as const;

/** Milliseconds until the page replaces the skeleton of app.html while rows load. */
const patience = 500;

export const preload = definePreload({
  /** Waits for rows on the first screen only: app.html requested them early, so they usually arrive before a skeleton would help. */
  list: async (prefetch, search) => {
    const state = autoFilters.read(search);
    const isFirstScreen = hasPrefetchedResponses();
    const rows = prefetch(autoQueries.page(state));
    void prefetch(lookupQueries.avtosalons());
    if (!isPhone()) void prefetch(autoQueries.rate());
    if (isFirstScreen) {
      await Promise.race([rows, new Promise((resolve) => void setTimeout(resolve, patience))]);
    }
  },
  view: (prefetch, id) => void prefetch(autoQueries.one(id), autoQueries.quality(id)),
  edit: (prefetch, id) => void prefetch({ ...autoQueries.one(id), staleTime: 0 }),
});
