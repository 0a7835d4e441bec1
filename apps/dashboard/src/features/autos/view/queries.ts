import type { Auto } from '@karvon/api/main';
import {
  getGetAutoHistoryQueryOptions,
  getGetAutoStatisticsQueryOptions,
  getGetModerationEstimateQueryOptions,
} from '@karvon/api/main/autos';
import { getGetAvtosalonQueryOptions } from '@karvon/api/main/avtosalons';
import { getListLeadsQueryOptions } from '@karvon/api/main/leads';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData } from '@tanstack/react-query';

/** Separate from `../queries`, which the first screen of the list loads. */
export const autoViewQueries = {
  history: (id: number, page: number) => getGetAutoHistoryQueryOptions(id, { page, size: 20 }),
  leads: (id: number, page: number) =>
    getListLeadsQueryOptions({ auto_id: String(id), page, size: 20 }),
  buyers: (id: number) => getListLeadsQueryOptions({ auto_id: String(id), size: 100 }),
  statistics: (id: number, period: { from: string; to: string }) =>
    getGetAutoStatisticsQueryOptions(id, period, { query: { placeholderData: keepPreviousData } }),
  /** The car's showroom, for its phone number. */
  salon: (id: number | undefined) =>
    getGetAvtosalonQueryOptions(id ?? 0, { query: { enabled: id !== undefined, retry: false } }),
  moderationEstimate: () => getGetModerationEstimateQueryOptions(),
  position: ({ id, price }: Pick<Auto, 'id' | 'price'>) =>
    getGetPricePositionQueryOptions({ auto_id: id }, { query: { enabled: price !== undefined } }),
} as const;
