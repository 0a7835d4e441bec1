import type { CarModelProposalCreate } from '@karvon/api/main';
import {
  createCarModel,
  deleteCarModel,
  getGetCarModelQueryOptions,
  getListCarModelsQueryKey,
  getListCarModelsQueryOptions,
  getListSimilarCarModelsQueryOptions,
  restoreCarModel,
} from '@karvon/api/main/car-models';
import { catalogQueries } from '../../shared/lookups/catalog-queries';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import { text, valueTabs } from '../../shared/resource/filters/filter-kinds';
import { definePreload } from '../../shared/resource/routes/resource-preload';

export const proposalFilters = defineFilters({
  status: valueTabs('car-control:tab', ['pending', 'approved', 'declined']),
  q: text({ label: 'car-control:search' }),
});

export const proposalQueries = {
  page: (state: ListState<typeof proposalFilters>) =>
    getListCarModelsQueryOptions(proposalFilters.query(state)),
  one: (id: number) => getGetCarModelQueryOptions(id),
  similar: (asked: { name: string; brand?: number | undefined; model?: number | undefined }) =>
    getListSimilarCarModelsQueryOptions(
      {
        name: asked.name,
        brand_id: asked.brand,
        car_model_id: asked.model,
      },
      { query: { enabled: asked.name.length >= 2 } },
    ),
  lists: [getListCarModelsQueryKey()],
} as const;

export const proposalCalls = {
  create: (body: CarModelProposalCreate, key: string) =>
    createCarModel(body, { 'Idempotency-Key': key }),
  withdraw: (id: number) => deleteCarModel(id),
  restore: (id: number) => restoreCarModel(id),
} as const;

export const preload = definePreload({
  list: (prefetch, search) => void prefetch(proposalQueries.page(proposalFilters.read(search))),
  create: (prefetch) => void prefetch(catalogQueries.options()),
});
