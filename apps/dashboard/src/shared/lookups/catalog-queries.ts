import {
  getListBrandsQueryKey,
  getListBrandsQueryOptions,
  getListGenerationsQueryKey,
  getListGenerationsQueryOptions,
  getListModelsQueryKey,
  getListModelsQueryOptions,
  getListModificationsQueryKey,
  getListModificationsQueryOptions,
  getListOptionsQueryKey,
  getListPositionsQueryKey,
  getListPositionsQueryOptions,
} from '@karvon/api/main/catalog';
import { keepPreviousData } from '@tanstack/react-query';
import { catalogFilters } from './catalog-filters';

type Id = number | null | undefined;

const has = (id: Id) => id !== undefined && id !== null;

/** The car catalogue of filters and forms. A dependent list is disabled until its parent is chosen. */
export const catalogQueries = {
  ...catalogFilters,
  /** Brands that match the typed text. A search keeps the previous results on screen. */
  searchBrands: (q: string) =>
    getListBrandsQueryOptions({ q, size: 100 }, { query: { placeholderData: keepPreviousData } }),
  searchModels: (brand: Id, q: string) =>
    getListModelsQueryOptions(
      { q, brand_id: brand ?? 0, size: 500 },
      { query: { enabled: has(brand), placeholderData: keepPreviousData } },
    ),
  generations: (model: Id) =>
    getListGenerationsQueryOptions(
      { car_model_id: model ?? 0 },
      { query: { enabled: has(model) } },
    ),
  modifications: (generation: Id) =>
    getListModificationsQueryOptions(
      { generation_id: generation ?? 0 },
      { query: { enabled: has(generation) } },
    ),
  positions: (generation: Id, modification: Id) =>
    getListPositionsQueryOptions(
      { generation_id: generation ?? 0, modification_id: modification ?? 0 },
      { query: { enabled: has(generation) } },
    ),
  /** Key prefixes of all lists, to refetch failed ones. */
  lists: [
    getListBrandsQueryKey(),
    getListModelsQueryKey(),
    getListGenerationsQueryKey(),
    getListModificationsQueryKey(),
    getListPositionsQueryKey(),
    getListOptionsQueryKey(),
  ],
} as const;
