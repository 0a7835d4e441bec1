import type { CarModelProposalCreate, CarModelStatus } from '@karvon/api/main';
import {
  createCarModel,
  deleteCarModel,
  getGetCarModelQueryOptions,
  getListCarModelsQueryKey,
  getListCarModelsQueryOptions,
  getListSimilarCarModelsQueryOptions,
  restoreCarModel,
} from '@karvon/api/main/car-models';
import {
  getListBrandsQueryKey,
  getListBrandsQueryOptions,
  getListGenerationsQueryKey,
  getListGenerationsQueryOptions,
  getListModelsQueryKey,
  getListModelsQueryOptions,
  getListOptionsQueryKey,
  getListOptionsQueryOptions,
} from '@karvon/api/main/catalog';
import { keepPreviousData } from '@tanstack/react-query';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import { tabs, text } from '../../shared/resource/filters/filter-kinds';
import type { ResourcePreload } from '../../shared/resource/routes/resource-routes';

const tab = (status: CarModelStatus) => ({
  id: status,
  label: `car-control:tab.${status}` as const,
  values: [status],
});

export const proposalFilters = defineFilters({
  status: tabs({
    label: 'car-control:tabs',
    tabs: [
      { id: 'all', label: 'car-control:tab.all', values: [] },
      tab('pending'),
      tab('approved'),
      { ...tab('declined'), tone: 'danger' },
    ],
  }),
  q: text({ label: 'car-control:search', fromCount: 4 }),
});

export const proposalQueries = {
  page: (state: ListState<typeof proposalFilters>) =>
    getListCarModelsQueryOptions(proposalFilters.query(state)),
  one: (id: number) => getGetCarModelQueryOptions(id),
  lists: [getListCarModelsQueryKey()],
} as const;

/** Lists that the form chooses from; a search keeps the last answer on screen. */
export const catalogQueries = {
  brands: (q: string) =>
    getListBrandsQueryOptions({ q, size: 100 }, { query: { placeholderData: keepPreviousData } }),
  models: (brand: number | undefined, q: string) =>
    getListModelsQueryOptions(
      { q, brand_id: brand ?? 0, size: 500 },
      { query: { enabled: brand !== undefined, placeholderData: keepPreviousData } },
    ),
  generations: (model: number | undefined) =>
    getListGenerationsQueryOptions(
      { car_model_id: model ?? 0 },
      { query: { enabled: model !== undefined } },
    ),
  options: () => getListOptionsQueryOptions(),
  similar: (asked: { name: string; brand?: number | undefined; model?: number | undefined }) =>
    getListSimilarCarModelsQueryOptions(
      {
        name: asked.name,
        ...(asked.brand !== undefined && { brand_id: asked.brand }),
        ...(asked.model !== undefined && { car_model_id: asked.model }),
      },
      { query: { enabled: asked.name.length >= 2 } },
    ),
  lists: [
    getListBrandsQueryKey(),
    getListModelsQueryKey(),
    getListGenerationsQueryKey(),
    getListOptionsQueryKey(),
  ],
} as const;

export const proposalCalls = {
  create: (body: CarModelProposalCreate, key: string) =>
    createCarModel(body, { 'Idempotency-Key': key }),
  withdraw: (id: number) => deleteCarModel(id),
  restore: (id: number) => restoreCarModel(id),
} as const;

export const preload: ResourcePreload = {
  list: (prefetch, search) => void prefetch(proposalQueries.page(proposalFilters.read(search))),
  create: (prefetch) => void prefetch(catalogQueries.options()),
};
