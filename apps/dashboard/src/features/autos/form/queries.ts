import { getGetCarModelQueryOptions } from '@karvon/api/main/car-models';
import {
  getGetApplicationQueryOptions,
  getGetTradeInAutoQueryOptions,
} from '@karvon/api/main/trade-in';
import type { GetPricePositionParams } from '@karvon/api/search';
import { getSuggestQueryOptions } from '@karvon/api/search/palette';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData } from '@tanstack/react-query';

/** Queries of the form only. The first screen of the list loads `../queries`, so they are separate. */
export const autoFormQueries = {
  /** Compares the price in the form with similar cars. */
  position: (car: GetPricePositionParams, isComplete: boolean) =>
    getGetPricePositionQueryOptions(car, {
      query: { enabled: isComplete, retry: false, placeholderData: keepPreviousData },
    }),
  /** Models that match the search text. Disabled when it is empty. */
  models: (q: string) =>
    getSuggestQueryOptions(
      { q: q || ' ', kind: ['model'], limit: 7 },
      { query: { enabled: q !== '', placeholderData: keepPreviousData } },
    ),
  /** Sources of a new car. */
  proposal: (id: number) => getGetCarModelQueryOptions(id),
  tradeInAuto: (id: number) => getGetTradeInAutoQueryOptions(id),
  application: (id: number) => getGetApplicationQueryOptions(id),
} as const;
