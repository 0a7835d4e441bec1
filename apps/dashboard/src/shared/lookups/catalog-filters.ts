import {
  getListBrandsQueryOptions,
  getListModelsQueryOptions,
  getListOptionsQueryOptions,
} from '@karvon/api/main/catalog';
import { hour } from '../time';

/** Options of filters from the car catalogue. Forms use `catalogQueries`. */
export const catalogFilters = {
  brands: () => getListBrandsQueryOptions({}, { query: { staleTime: hour } }),
  models: (brand: number | null | undefined) =>
    getListModelsQueryOptions(
      { brand_id: brand ?? undefined },
      { query: { enabled: typeof brand === 'number', staleTime: hour } },
    ),
  options: () => getListOptionsQueryOptions({ query: { staleTime: hour } }),
} as const;
