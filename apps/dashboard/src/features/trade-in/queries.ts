import { etagOf } from '@karvon/api/http';
import { ApiError } from '@karvon/api/errors';
import type { Offer, OfferCreate, OfferUpdate, TradeInAuto } from '@karvon/api/main';
import { getListBrandsQueryOptions, getListModelsQueryOptions } from '@karvon/api/main/catalog';
import {
  createOffer,
  getTradeInAuto,
  getGetTradeInAutoQueryKey,
  getGetTradeInAutoQueryOptions,
  getGetTradeInHistoryQueryOptions,
  getListOffersQueryOptions,
  getListTradeInAutosQueryKey,
  getListTradeInAutosQueryOptions,
  updateOffer,
} from '@karvon/api/main/trade-in';
import { getListComparablesQueryOptions } from '@karvon/api/search/prices';
import { lookupQueries } from '../../shared/lookups/queries';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import {
  orderings,
  range,
  reference,
  tabs,
  text,
} from '../../shared/resource/filters/filter-kinds';
import type { GeneratedQuery } from '../../shared/resource/query/generated-query';
import { definePreload } from '../../shared/resource/routes/resource-preload';
import { readMargin } from './margin';
import { hour } from '../../shared/time';

export const tradeInFilters = defineFilters({
  q: text({ label: 'trade-in:search' }),
  state: tabs({
    label: 'trade-in:tabs',
    tabs: [
      { id: 'open', label: 'trade-in:tab.open', values: [] },
      { id: 'mine', label: 'trade-in:tab.mine', values: ['mine'] },
      { id: 'won', label: 'trade-in:tab.won', values: ['won'] },
      { id: 'closed', label: 'trade-in:tab.closed', values: ['closed'] },
    ],
    isSingle: true,
  }),
  brand_id: reference({
    label: 'trade-in:filter.brand',
    place: 'bar',
    isPlain: true,
    isSearchable: true,
    query: () => getListBrandsQueryOptions({}, { query: { staleTime: hour } }),
    options: ({ results }) => results.map(({ id, name }) => ({ value: id, label: name })),
  }),
  model_id: reference({
    label: 'trade-in:filter.model',
    place: 'bar',
    parent: 'brand_id',
    isPlain: true,
    isSearchable: true,
    query: (brand_id) =>
      getListModelsQueryOptions({ brand_id: brand_id ?? 0 }, { query: { staleTime: hour } }),
    options: ({ results }) => results.map(({ id, name }) => ({ value: id, label: name })),
  }),
  region: reference({
    label: 'trade-in:filter.region',
    place: 'bar',
    isPlain: true,
    query: lookupQueries.regions,
    options: ({ results }, language) =>
      results.map(({ id, translations }) => ({ value: id, label: translations[language].name })),
  }),
  year: range({
    label: 'trade-in:filter.year',
    from: 'trade-in:filter.yearFrom',
    to: 'trade-in:filter.yearTo',
    place: 'large',
    isGrouped: false,
  }),
  ordering: orderings(
    'trade-in:order',
    [
      'distance',
      'open_until',
      '-headroom',
      '-created_at',
      'market_price',
      '-market_price',
      '-offer_count',
    ],
    {
      label: 'common:sort',
      // Open cars of the dealer's own region come first, since distance matters for a visit.
      initial: ({ state }) => (state === undefined ? 'distance' : 'open_until'),
    },
  ),
});

export type TradeInState = ListState<typeof tradeInFilters>;

export const tradeInQueries = {
  page: (state: TradeInState, margin = readMargin()) =>
    getListTradeInAutosQueryOptions({
      state: 'open',
      ordering: state.state === undefined ? 'distance' : 'open_until',
      ...tradeInFilters.query(state),
      margin,
    }),
  one: (id: number) => getGetTradeInAutoQueryOptions(id, { margin: readMargin() }),
  offers: (id: number) => getListOffersQueryOptions(id, { size: 100 }),
  history: (id: number) => getGetTradeInHistoryQueryOptions(id, { size: 100 }),
  similar: ({ model_id, generation, year, mileage, transmission }: TradeInAuto['car']) =>
    getListComparablesQueryOptions({
      year,
      size: 20,
      model_id,
      ...(generation && { generation_id: generation.id }),
      mileage,
      ...(transmission && { transmission: transmission.id }),
    }),
  all: [getListTradeInAutosQueryKey()],
} as const;

/** Nested in the car's key, so that invalidating the car invalidates our offer. */
const offerKey = (car: number) => [...getGetTradeInAutoQueryKey(car), 'my_offer'] as const;

export const offerQueries = (car: number) => ({
  one: (): GeneratedQuery<Offer> => ({
    queryKey: offerKey(car),
    queryFn: async () => {
      const { my_offer: mine } = await getTradeInAuto(car);
      if (mine === undefined) throw new ApiError({ kind: 'not_found' });
      return mine;
    },
  }),
  lists: tradeInQueries.all,
});

export interface OfferBase {
  id: number;
  version: number;
}

export const tradeInCalls = {
  create: ({ car, body }: { car: number; body: OfferCreate }, key: string) =>
    createOffer(car, body, { 'Idempotency-Key': key }),
  update: ({ offer, body }: { offer: OfferBase; body: OfferUpdate }) =>
    updateOffer(offer.id, body, { 'If-Match': etagOf(offer) }),
} as const;

export const preload = definePreload({
  list: (prefetch, search) => void prefetch(tradeInQueries.page(tradeInFilters.read(search))),
});
