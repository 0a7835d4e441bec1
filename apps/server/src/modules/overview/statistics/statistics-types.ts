import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type Statistics = ResponseOf<'getStatistics'>;
export type StatisticsQuery = QueryOf<'getStatistics'>;
export type StatisticsPoint = Statistics['points'][number];
export type StatisticsStep = Statistics['step'];
export type Figures = Statistics['figures'];
export type WorstAuto = Statistics['worst'][number];
export type Funnel = ResponseOf<'getFunnel'>;
export type FunnelQuery = QueryOf<'getFunnel'>;
export type PromotionSummary = ResponseOf<'getPromotionSummary'>['results'][number];
export type PromotionQuery = QueryOf<'getPromotionSummary'>;
export type ResponseSales = ResponseOf<'getResponseSales'>;
export type ResponseSalesQuery = QueryOf<'getResponseSales'>;
export type AutoFiguresList = ResponseOf<'listAutoFigures'>;
export type AutoFigures = AutoFiguresList['results'][number];
export type AutoFiguresQuery = QueryOf<'listAutoFigures'>;
export type AutoFiguresExport = QueryOf<'exportAutoFigures'>;
export type ListingImpressions = BodyOf<'addListingImpressions'>;

/** Showroom id, `none` for cars without one, undefined for all showrooms. */
export type Place = string | undefined;

/** Tashkent days, both included. */
export interface Days {
  from: string;
  to: string;
}
