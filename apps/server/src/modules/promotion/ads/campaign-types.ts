import type { Row } from '../../../platform/db/tables';
import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type Campaign = ResponseOf<'getCampaign'>;
export type CampaignCreate = BodyOf<'createCampaign'>;
export type CampaignUpdate = BodyOf<'updateCampaign'>;
export type CampaignListQuery = QueryOf<'listCampaigns'>;
export type CampaignExportQuery = QueryOf<'exportCampaigns'>;
export type CampaignTotals = ResponseOf<'listCampaigns'>['totals'];
export type CampaignOrdering = NonNullable<CampaignListQuery['ordering']>;
export type CampaignsBulk = BodyOf<'updateCampaigns'>;
export type CampaignsBulkRow = ResponseOf<'updateCampaigns'>['results'][number];
export type CampaignHistory = ResponseOf<'getCampaignHistory'>;
export type CampaignResult = ResponseOf<'getCampaignResult'>;
export type CampaignResultQuery = QueryOf<'getCampaignResult'>;
export type CampaignModeration = BodyOf<'moderateCampaign'>;
export type MarketplaceCampaign = ResponseOf<'moderateCampaign'>;
export type MarketplaceCampaignQuery = QueryOf<'listMarketplaceCampaigns'>;
export type BannerEvents = BodyOf<'addCampaignEvents'>;
export type BannerEvent = BannerEvents['events'][number];
export type BannerEventsResult = ResponseOf<'addCampaignEvents'>;

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

export type StoredChange = Row<'campaign_history'>['changes'][number];

/** `id` only for people of the dealership. */
export interface Actor {
  kind: ActorKind;
  id?: number;
}
