import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { getListRegionsQueryOptions } from '@karvon/api/main/catalog';
import { minute } from '../time';

const hour = 60 * minute;

/** Lists that filters of several areas choose from, made once. */
export const lookupQueries = {
  /** Regions with their districts: they change with a release, not with a day. */
  regions: () => getListRegionsQueryOptions({ query: { staleTime: hour } }),
  /** Every showroom. */
  avtosalons: () => getListAvtosalonsQueryOptions({ size: 100 }, { query: { staleTime: minute } }),
} as const;
