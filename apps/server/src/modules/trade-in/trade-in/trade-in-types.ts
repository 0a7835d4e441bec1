import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type TradeInAuto = ResponseOf<'getTradeInAuto'>;
export type TradeInCar = TradeInAuto['car'];
export type TradeInStatus = TradeInAuto['status'];
export type TradeInAction = TradeInAuto['allowed_actions'][number];
export type Condition = NonNullable<TradeInCar['condition']>;
export type TradeInQuery = QueryOf<'listTradeInAutos'>;
export type TradeInFilters = Omit<TradeInQuery, 'page' | 'size' | 'ordering' | 'margin'>;
export type TradeInOrdering = NonNullable<TradeInQuery['ordering']>;
export type TradeInCounts = ResponseOf<'listTradeInAutos'>['statuses'];

export type Offer = ResponseOf<'createOffer'>;
export type OfferRow = ResponseOf<'listOffers'>['results'][number];
export type OtherOffer = Extract<OfferRow, { is_mine: false }>;
export type OfferStatus = Offer['status'];
export type OfferCreate = BodyOf<'createOffer'>;
export type OfferUpdate = BodyOf<'updateOffer'>;
export type OffersQuery = QueryOf<'listOffers'>;
export type OfferOrdering = NonNullable<OffersQuery['ordering']>;
export type OfferExportQuery = QueryOf<'exportOffers'>;

export type TradeInHistory = ResponseOf<'getTradeInHistory'>;
export type TradeInEvent = TradeInHistory['results'][number];
export type TradeInEventKind = TradeInEvent['kind'];

export type TradeInIntake = BodyOf<'addTradeInAuto'>;
export type TradeInClose = BodyOf<'closeTradeInAuto'>;
export type OfferVerdict = BodyOf<'decideOffer'>['decision'];
export type MarketplaceTradeInAuto = ResponseOf<'getMarketplaceTradeInAuto'>;
export type MarketplaceOffer = ResponseOf<'decideOffer'>;
