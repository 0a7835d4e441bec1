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
  getListOptionsQueryOptions,
  getListPositionsQueryKey,
  getListPositionsQueryOptions,
} from '@karvon/api/main/catalog';
import { keepPreviousData } from '@tanstack/react-query';

const hour = 3_600_000;

type Id = number | null | undefined;

const has = (id: Id) => id !== undefined && id !== null;

/** The catalogue of cars, made once for filters and forms. A list that hangs on something is not asked for without it. */
export const catalogQueries = {
  /** Every brand of the first page, for a filter. */
  brands: () => getListBrandsQueryOptions({}, { query: { staleTime: hour } }),
  /** Brands by what is typed; a search keeps the last response on screen. */
  searchBrands: (q: string) =>
    getListBrandsQueryOptions({ q, size: 100 }, { query: { placeholderData: keepPreviousData } }),
  models: (brand: Id) =>
    getListModelsQueryOptions(
      { brand_id: brand ?? undefined },
      { query: { enabled: has(brand), staleTime: hour } },
    ),
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
  /** Colours, gearboxes, equipment. */
  options: () => getListOptionsQueryOptions({ query: { staleTime: hour } }),
  /** Beginnings of the keys of all of them, to ask again for what did not come. */
  lists: [
    getListBrandsQueryKey(),
    getListModelsQueryKey(),
    getListGenerationsQueryKey(),
    getListModificationsQueryKey(),
    getListPositionsQueryKey(),
    getListOptionsQueryKey(),
  ],
} as const;
