import type { CheckVinParams } from '@karvon/api/main';
import { getGetCarModelQueryOptions } from '@karvon/api/main/car-models';
import { getCheckVinQueryOptions } from '@karvon/api/main/vin';
import {
  getGetApplicationQueryOptions,
  getGetTradeInAutoQueryOptions,
} from '@karvon/api/main/trade-in';
import type { GetPricePositionParams } from '@karvon/api/search';
import { getSuggestQueryOptions } from '@karvon/api/search/palette';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData } from '@tanstack/react-query';

/** Separate from `../queries`, which the first screen of the list loads. */
export const autoFormQueries = {
  position: (car: GetPricePositionParams, isComplete: boolean) =>
    getGetPricePositionQueryOptions(car, {
      query: { enabled: isComplete, retry: false, placeholderData: keepPreviousData },
    }),
  models: (q: string) =>
    getSuggestQueryOptions(
      { q: q || ' ', kind: ['model'], limit: 7 },
      { query: { enabled: q !== '', placeholderData: keepPreviousData } },
    ),
  vin: (vin: string, params: CheckVinParams, isAsked = true) =>
    getCheckVinQueryOptions(vin, params, { query: { enabled: isAsked, retry: false } }),
  proposal: (id: number) => getGetCarModelQueryOptions(id),
  tradeInAuto: (id: number) => getGetTradeInAutoQueryOptions(id),
  application: (id: number) => getGetApplicationQueryOptions(id),
} as const;
