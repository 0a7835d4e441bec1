import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;

/** The contract's shapes, so that no file writes them down again. */
export type Statistics = z.output<Ops['getStatistics']['responses'][200]['schema']>;
export type StatisticsQuery = z.output<Ops['getStatistics']['query']>;
export type StatisticsPoint = Statistics['points'][number];
export type StatisticsStep = Statistics['step'];
export type Figures = Statistics['figures'];
export type WorstAuto = Statistics['worst'][number];
export type Funnel = z.output<Ops['getFunnel']['responses'][200]['schema']>;
export type FunnelQuery = z.output<Ops['getFunnel']['query']>;
export type PromotionSummary = z.output<
  Ops['getPromotionSummary']['responses'][200]['schema']
>['results'][number];
export type PromotionQuery = z.output<Ops['getPromotionSummary']['query']>;
export type ResponseSales = z.output<Ops['getResponseSales']['responses'][200]['schema']>;
export type ResponseSalesQuery = z.output<Ops['getResponseSales']['query']>;
export type AutoFiguresList = z.output<Ops['listAutoFigures']['responses'][200]['schema']>;
export type AutoFigures = AutoFiguresList['results'][number];
export type AutoFiguresQuery = z.output<Ops['listAutoFigures']['query']>;
export type AutoFiguresExport = z.output<Ops['exportAutoFigures']['query']>;
export type ListingImpressions = z.output<Ops['addListingImpressions']['body']>;

/** A showroom's id, `none` for cars without one, undefined for all of them. */
export type Place = string | undefined;

/** Days of Tashkent, both included. */
export interface Days {
  from: string;
  to: string;
}
