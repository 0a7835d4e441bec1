import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { getListRegionsQueryOptions } from '@karvon/api/main/catalog';
import { minute } from '../time';

const hour = 60 * minute;

export const lookupQueries = {
  /** Regions with their districts. They change only with a release. */
  regions: () => getListRegionsQueryOptions({ query: { staleTime: hour } }),
  avtosalons: () => getListAvtosalonsQueryOptions({ size: 100 }, { query: { staleTime: minute } }),
} as const;
