import type { PricePreviewInput, PricesInput, PreviewPricesParams } from '@karvon/api/main';
import { getListAutosQueryKey } from '@karvon/api/main/autos';
import {
  applyPrices,
  dismissPriceAdvice,
  getListPriceAdviceQueryKey,
  getListPriceAdviceQueryOptions,
  getListPriceChangesQueryKey,
  getListPriceChangesQueryOptions,
  previewPrices,
  undoPrices,
} from '@karvon/api/main/price-changes';
import { queryOptions } from '@tanstack/react-query';
import { unpaged } from '../../../shared/resource/filters/define-filters';
import { minute } from '../../../shared/time';
import type { AutosState } from '../auto-filters';
import { pageOf } from '../queries';

/** The listings of a preview: some, or all of the filter. */
export type Chosen = { ids: readonly number[] } | { state: AutosState };

function filtersOf(chosen: Chosen): PreviewPricesParams {
  if ('ids' in chosen) return {};
  const { ordering: _ordering, ...filters } = unpaged(pageOf(chosen.state));
  return filters;
}

const previewKey = (...parts: readonly unknown[]) => [...getListPriceChangesQueryKey(), ...parts];

export const priceChangeQueries = {
  preview: (chosen: Chosen, change: PricePreviewInput['change'] | undefined) =>
    queryOptions({
      queryKey: previewKey('preview', chosen, change),
      queryFn: ({ signal }) => {
        if (change === undefined) throw new Error('A preview needs a change.');
        const ids = 'ids' in chosen ? { ids: [...chosen.ids] } : {};
        return previewPrices({ ...ids, change }, filtersOf(chosen), { timeout: minute }, signal);
      },
      enabled: change !== undefined,
      retry: false,
      // Each request makes a plan, which is valid for 15 minutes.
      staleTime: 10 * minute,
      gcTime: 0,
      placeholderData: (before) => before,
    }),
  history: (page: number) => getListPriceChangesQueryOptions({ page, size: 20 }),
  advice: (page: number, enabled: boolean) =>
    getListPriceAdviceQueryOptions({ page, size: 20 }, { query: { enabled } }),
  lists: [getListAutosQueryKey(), getListPriceChangesQueryKey(), getListPriceAdviceQueryKey()],
} as const;

export const priceChangeCalls = {
  apply: (body: PricesInput, key: string) =>
    applyPrices(body, { 'Idempotency-Key': key }, { timeout: minute }),
  undo: (id: number) => undoPrices(id, { timeout: minute }),
  putOff: (id: number) => dismissPriceAdvice(id),
} as const;
