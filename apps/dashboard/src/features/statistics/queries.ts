import { etagOf } from '@karvon/api/http';
import type { AutoFigure, WorstAuto } from '@karvon/api/main';
import {
  getListAutosQueryKey,
  refreshAuto,
  transitionAuto,
  updateAuto,
} from '@karvon/api/main/autos';
import {
  exportAutoFigures,
  getGetFunnelQueryOptions,
  getGetPromotionSummaryQueryOptions,
  getGetResponseSalesQueryOptions,
  getGetStatisticsQueryOptions,
  getListAutoFiguresQueryOptions,
} from '@karvon/api/main/statistics';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData } from '@tanstack/react-query';
import { serverNow } from '@karvon/api/server-clock';
import { definePreload } from '../../shared/resource/routes/resource-preload';
import { readStatistics, type RowFigure, type StatisticsState } from './use-statistics-search';

/** Keeps previous data until the next response arrives, so that the layout stays stable. */
const kept = { query: { placeholderData: keepPreviousData } } as const;

export const rowsOfPage = 20;

const placeOf = ({ from, to, avtosalon }: StatisticsState) => ({
  from,
  to,
  ...(avtosalon !== undefined && { avtosalon: String(avtosalon) }),
});

const orderings = {
  views: '-views',
  likes: '-likes',
  sold: '-sold_at',
  interest: '-interest',
  impressions: '-impressions',
} as const satisfies Partial<Record<AutoFigure, string>>;

export const statisticsQueries = {
  statistics: (state: StatisticsState, enabled = true) =>
    getGetStatisticsQueryOptions(
      { ...placeOf(state), compare: state.isCompared },
      { query: { ...kept.query, enabled } },
    ),
  funnel: (state: StatisticsState) => getGetFunnelQueryOptions(placeOf(state), kept),
  promotions: ({ avtosalon }: StatisticsState) =>
    getGetPromotionSummaryQueryOptions(
      avtosalon === undefined ? {} : { avtosalon: String(avtosalon) },
    ),
  responseSales: (state: StatisticsState) => getGetResponseSalesQueryOptions(placeOf(state), kept),
  rows: (state: StatisticsState, figure: RowFigure, page: number) =>
    getListAutoFiguresQueryOptions({
      ...placeOf(state),
      figure,
      ordering: orderings[figure],
      page,
      size: rowsOfPage,
    }),
  price: ({ car, price, currency }: WorstAuto, asked: number | null) =>
    getGetPricePositionQueryOptions(
      {
        auto_id: car.id,
        ...((asked || price) !== undefined && { price: asked || price }),
        currency,
      },
      kept,
    ),
  ofCars: [['main', 'statistics'], getListAutosQueryKey()],
} as const;

export const statisticsCalls = {
  csv: (state: StatisticsState, figure: RowFigure) =>
    exportAutoFigures({ ...placeOf(state), figure, ordering: orderings[figure] }),
  refresh: ({ car }: WorstAuto, key: string) => refreshAuto(car.id, { 'Idempotency-Key': key }),
  renew: ({ car }: WorstAuto) => transitionAuto(car.id, { to: 'active' }),
  price: ({ auto, price }: { auto: WorstAuto; price: number }) =>
    updateAuto(auto.car.id, { price }, { 'If-Match': etagOf(auto) }),
} as const;

export const preload = definePreload({
  list: (prefetch, search) => {
    const state = readStatistics(search, serverNow());
    if (state.tab === 'stock') return;
    void prefetch(
      statisticsQueries.statistics(state),
      statisticsQueries.funnel(state),
      statisticsQueries.promotions(state),
    );
  },
});
