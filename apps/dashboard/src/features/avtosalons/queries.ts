import { etagOf } from '@karvon/api/http';
import type { Avtosalon, AvtosalonCreate, AvtosalonUpdate } from '@karvon/api/main';
import { getCountAutosQueryOptions } from '@karvon/api/main/autos';
import { getGetProfileQueryOptions } from '@karvon/api/main/business';
import {
  createAvtosalon,
  deleteAvtosalon,
  getGetAvtosalonQueryOptions,
  getListAvtosalonsQueryKey,
  getListAvtosalonsQueryOptions,
  updateAvtosalon,
} from '@karvon/api/main/avtosalons';
import { uploadImage } from '@karvon/api/main/images';
import { lookupQueries } from '../../shared/lookups/queries';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import { text } from '../../shared/resource/filters/filter-kinds';
import { definePreload } from '../../shared/resource/routes/resource-preload';

export const avtosalonFilters = defineFilters({
  // Up to six showrooms need no search.
  q: text({ label: 'avtosalons:search', fromCount: 7 }),
});

export const avtosalonQueries = {
  page: (state: ListState<typeof avtosalonFilters>) =>
    getListAvtosalonsQueryOptions(avtosalonFilters.query(state)),
  one: (id: number) => getGetAvtosalonQueryOptions(id),
  profile: () => getGetProfileQueryOptions(),
  autos: ({ id, autos_count }: Pick<Avtosalon, 'id' | 'autos_count'>) =>
    getCountAutosQueryOptions({ avtosalon: String(id) }, { query: { enabled: autos_count > 0 } }),
  lists: [getListAvtosalonsQueryKey()],
} as const;

export const avtosalonCalls = {
  create: (body: AvtosalonCreate, key: string) => createAvtosalon(body, { 'Idempotency-Key': key }),
  update: (base: { id: number; version: number }, update: AvtosalonUpdate) =>
    updateAvtosalon(base.id, update, { 'If-Match': etagOf(base) }),
  uploadImage: (file: File) => uploadImage({ file, purpose: 'avtosalon' }),
  remove: (id: number) => deleteAvtosalon(id),
} as const;

export const preload = definePreload({
  list: (prefetch, search) => void prefetch(avtosalonQueries.page(avtosalonFilters.read(search))),
  view: (prefetch, id) => void prefetch(avtosalonQueries.one(id)),
  edit: (prefetch, id) => void prefetch(avtosalonQueries.one(id), lookupQueries.regions()),
  create: (prefetch) =>
    void prefetch(lookupQueries.regions(), avtosalonQueries.profile(), lookupQueries.avtosalons()),
});
