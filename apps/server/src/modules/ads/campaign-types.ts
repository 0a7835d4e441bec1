import type { operations } from '@karvon/api/operations';
import type * as z from 'zod/v4/core';

type Ops = typeof operations;
type ResponseBody<Id extends keyof Ops, Status extends number> =
  Ops[Id]['responses'] extends Record<Status, { schema: infer S extends z.$ZodType }>
    ? z.input<S>
    : never;

/** The contract's shapes, so that they are written down once. */
export type Campaign = ResponseBody<'getCampaign', 200>;
export type CampaignCreate = z.output<Ops['createCampaign']['body']>;
export type CampaignUpdate = z.output<Ops['updateCampaign']['body']>;
export type CampaignListQuery = z.output<Ops['listCampaigns']['query']>;
export type CampaignExportQuery = z.output<Ops['exportCampaigns']['query']>;
export type CampaignTotals = ResponseBody<'listCampaigns', 200>['totals'];
export type CampaignOrdering = NonNullable<CampaignListQuery['ordering']>;
export type CampaignsBulk = z.output<Ops['updateCampaigns']['body']>;
export type CampaignsBulkRow = ResponseBody<'updateCampaigns', 200>['results'][number];
export type CampaignHistory = ResponseBody<'getCampaignHistory', 200>;
export type CampaignResult = ResponseBody<'getCampaignResult', 200>;
export type CampaignResultQuery = z.output<Ops['getCampaignResult']['query']>;
export type CampaignModeration = z.output<Ops['moderateCampaign']['body']>;
export type MarketplaceCampaign = ResponseBody<'moderateCampaign', 200>;
export type MarketplaceCampaignQuery = z.output<Ops['listMarketplaceCampaigns']['query']>;
export type BannerEvents = z.output<Ops['addCampaignEvents']['body']>;
export type BannerEvent = BannerEvents['events'][number];
export type BannerEventsResult = ResponseBody<'addCampaignEvents', 200>;

export type CampaignStatus = Campaign['status'];
export type PauseReason = NonNullable<Campaign['pause_reason']>;
export type RunState = Campaign['run_state'];
export type CampaignAction = Campaign['allowed_actions'][number];
export type CampaignField = Campaign['locked_fields'][number];
export type CampaignSegment = Campaign['segment'];
export type PriceModel = Campaign['price_model'];
export type BannerInput = CampaignCreate['banners'][number];
export type BannerPosition = BannerInput['position'];
export type BannerLanguage = BannerInput['language'];
export type DeclinedReason = Campaign['reasons'][number];
export type CampaignEventKind = CampaignHistory['results'][number]['kind'];
export type ActorKind = CampaignHistory['results'][number]['actor']['kind'];

/** One changed field; values are texts, or one text for each language. */
export interface StoredChange {
  field: CampaignField;
  before?: string | { ru: string; uz: string };
  after?: string | { ru: string; uz: string };
}

/** Who does something; `id` for people of the dealership. */
export interface Actor {
  kind: ActorKind;
  id?: number;
}
