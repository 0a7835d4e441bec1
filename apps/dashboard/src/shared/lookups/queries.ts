import { getListAvtosalonsQueryOptions } from '@karvon/api/main/avtosalons';
import { getListRegionsQueryOptions } from '@karvon/api/main/catalog';
import { getListEmployeesQueryOptions } from '@karvon/api/main/employees';

const minute = 60_000;
const hour = 60 * minute;

/** Lists that several areas choose from, made once: the catalogue, and what every dealership has a few of. */
export const lookupQueries = {
  /** Regions with their districts: they change with a release, not with a day. */
  regions: () => getListRegionsQueryOptions({ query: { staleTime: hour } }),
  /** Every showroom. */
  avtosalons: () => getListAvtosalonsQueryOptions({ size: 100 }, { query: { staleTime: minute } }),
  /** Everybody who can be made responsible: the owner first, then active employees by name. */
  assignable: () =>
    getListEmployeesQueryOptions({ assignable: true }, { query: { staleTime: minute } }),
} as const;
