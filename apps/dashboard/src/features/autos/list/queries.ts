import type { AutoSummary } from '@karvon/api/main';
import { getGetModerationEstimateQueryOptions } from '@karvon/api/main/autos';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData } from '@tanstack/react-query';

/** Separate from `../queries`, which the first screen of the list loads. */
export const priceQueries = {
  moderation: (enabled: boolean) => getGetModerationEstimateQueryOptions({ query: { enabled } }),
  position: ({ id, currency }: AutoSummary, price: number | undefined) =>
    getGetPricePositionQueryOptions(
      { auto_id: id, currency, ...(price !== undefined && { price }) },
      { query: { enabled: price !== undefined, placeholderData: keepPreviousData } },
    ),
} as const;
