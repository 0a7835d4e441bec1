import { getCountAutosQueryOptions, getListAutosQueryOptions } from '@karvon/api/main/autos';
import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { getGetRateQueryOptions } from '@karvon/api/main/rates';
import { toFilters, toListParams, type AutosSearch } from './list-search';

const minute = 60_000;

/** The queries of the list, made once for its loader and its components. */
export const listQueries = {
  page: (search: AutosSearch, page?: number) =>
    getListAutosQueryOptions(toListParams(search, page)),
  counts: (search: AutosSearch) => getCountAutosQueryOptions(toFilters(search)),
  /** Every showroom: dealerships have a few, and the filter names them all. */
  avtosalons: () => getListAvtosalonsQueryOptions({ size: 100 }, { query: { staleTime: minute } }),
  rate: () => getGetRateQueryOptions({ query: { staleTime: 10 * minute } }),
} as const;
