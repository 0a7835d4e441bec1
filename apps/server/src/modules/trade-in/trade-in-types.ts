import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;
type ResponseBody<Id extends keyof Ops, Status extends number> =
  Ops[Id]['responses'] extends Record<Status, { schema: infer S extends z.$ZodType }>
    ? z.output<S>
    : never;

/** The contract's shapes, so that no file writes them down again. */
export type TradeInAuto = ResponseBody<'getTradeInAuto', 200>;
export type TradeInCar = TradeInAuto['car'];
export type TradeInStatus = TradeInAuto['status'];
export type TradeInAction = TradeInAuto['allowed_actions'][number];
export type Condition = NonNullable<TradeInCar['condition']>;
export type TradeInQuery = z.output<Ops['listTradeInAutos']['query']>;
export type TradeInFilters = Omit<TradeInQuery, 'page' | 'size' | 'ordering' | 'margin'>;
export type TradeInOrdering = NonNullable<TradeInQuery['ordering']>;
export type TradeInCounts = ResponseBody<'listTradeInAutos', 200>['statuses'];

export type Offer = ResponseBody<'createOffer', 201>;
export type OfferRow = ResponseBody<'listOffers', 200>['results'][number];
export type OtherOffer = Extract<OfferRow, { is_mine: false }>;
export type OfferStatus = Offer['status'];
export type OfferCreate = z.output<Ops['createOffer']['body']>;
export type OfferUpdate = z.output<Ops['updateOffer']['body']>;
export type OffersQuery = z.output<Ops['listOffers']['query']>;
export type OfferOrdering = NonNullable<OffersQuery['ordering']>;
export type OfferExportQuery = z.output<Ops['exportOffers']['query']>;

export type TradeInHistory = ResponseBody<'getTradeInHistory', 200>;
export type TradeInEvent = TradeInHistory['results'][number];
export type TradeInEventKind = TradeInEvent['kind'];

export type TradeInIntake = z.output<Ops['addTradeInAuto']['body']>;
export type TradeInClose = z.output<Ops['closeTradeInAuto']['body']>;
export type OfferVerdict = z.output<Ops['decideOffer']['body']>['decision'];
export type MarketplaceTradeInAuto = ResponseBody<'getMarketplaceTradeInAuto', 200>;
export type MarketplaceOffer = ResponseBody<'decideOffer', 200>;
