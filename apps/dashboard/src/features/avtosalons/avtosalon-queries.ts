import type { Avtosalon } from '@karvon/api/main';
import { getCountAutosQueryOptions } from '@karvon/api/main/autos';
import {
  getGetAvtosalonQueryOptions,
  getListAvtosalonsQueryOptions,
} from '@karvon/api/main/avtosalons';
import { getListRegionsQueryOptions } from '@karvon/api/main/catalog';
import { keepPreviousData } from '@tanstack/react-query';
import type { AvtosalonsSearch } from './list/list-search';

const hour = 3_600_000;

/** The queries of the showrooms' screens, made once for loaders and components. */
export const avtosalonQueries = {
  page: ({ page, size, q }: AvtosalonsSearch) =>
    getListAvtosalonsQueryOptions(
      { page, size, ...(q !== undefined && q !== '' && { q }) },
      { query: { placeholderData: keepPreviousData } },
    ),
  one: (id: number) => getGetAvtosalonQueryOptions(id),
  /** How many cars of a showroom stand in each status. */
  autos: ({ id, autos_count }: Pick<Avtosalon, 'id' | 'autos_count'>) =>
    getCountAutosQueryOptions({ avtosalon: id }, { query: { enabled: autos_count > 0 } }),
  /** Regions with their districts: they change with a release, not with a day. */
  regions: () => getListRegionsQueryOptions({ query: { staleTime: hour } }),
} as const;
