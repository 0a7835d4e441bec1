import {
  getListBrandsQueryOptions,
  getListModelsQueryOptions,
  getListOptionsQueryOptions,
} from '@karvon/api/main/catalog';
import { hour } from '../time';

/** Options of filters from the car catalogue. Forms need more: `catalogQueries`. */
export const catalogFilters = {
  /** Every brand of the first page. */
  brands: () => getListBrandsQueryOptions({}, { query: { staleTime: hour } }),
  /** Models of a brand. Disabled without one. */
  models: (brand: number | null | undefined) =>
    getListModelsQueryOptions(
      { brand_id: brand ?? undefined },
      { query: { enabled: typeof brand === 'number', staleTime: hour } },
    ),
  /** Colours, gearboxes, equipment. */
  options: () => getListOptionsQueryOptions({ query: { staleTime: hour } }),
} as const;
