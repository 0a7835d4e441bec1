import { getGetCarModelQueryOptions } from '@karvon/api/main/car-models';
import {
  getGetApplicationQueryOptions,
  getGetTradeInAutoQueryOptions,
} from '@karvon/api/main/trade-in';
import type { GetPricePositionParams } from '@karvon/api/search';
import { getSuggestQueryOptions } from '@karvon/api/search/palette';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData } from '@tanstack/react-query';

/** What the form alone asks for: apart from `../queries`, which the first screen of the list loads. */
export const autoFormQueries = {
  /** Where the price of a car that is being written is among its like. */
  position: (car: GetPricePositionParams, isComplete: boolean) =>
    getGetPricePositionQueryOptions(car, {
      query: { enabled: isComplete, retry: false, placeholderData: keepPreviousData },
    }),
  /** Models by what is typed; nothing typed is not asked for. */
  models: (q: string) =>
    getSuggestQueryOptions(
      { q: q || ' ', kind: ['model'], limit: 7 },
      { query: { enabled: q !== '', placeholderData: keepPreviousData } },
    ),
  /** What a new car can be made of. */
  proposal: (id: number) => getGetCarModelQueryOptions(id),
  tradeInAuto: (id: number) => getGetTradeInAutoQueryOptions(id),
  application: (id: number) => getGetApplicationQueryOptions(id),
} as const;
