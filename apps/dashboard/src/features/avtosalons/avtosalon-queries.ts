import { getCountAutosQueryOptions } from '@karvon/api/main/autos';
import {
  getGetAvtosalonQueryOptions,
  getListAvtosalonsQueryOptions,
} from '@karvon/api/main/avtosalons';
import { getListRegionsQueryOptions } from '@karvon/api/main/catalog';
import type { AvtosalonsSearch } from './list/list-search';

const hour = 3_600_000;

/** The queries of the showrooms' screens, made once for loaders and components. */
export const avtosalonQueries = {
  page: ({ page, size, q }: AvtosalonsSearch) =>
    getListAvtosalonsQueryOptions({ page, size, ...(q !== undefined && q !== '' && { q }) }),
  one: (id: number) => getGetAvtosalonQueryOptions(id),
  /** How many cars of a showroom stand in each status. */
  autos: (id: number) => getCountAutosQueryOptions({ avtosalon: id }),
  /** Regions with their districts: they change with a release, not with a day. */
  regions: () => getListRegionsQueryOptions({ query: { staleTime: hour } }),
} as const;
