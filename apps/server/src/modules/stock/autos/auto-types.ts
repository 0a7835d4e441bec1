import type { Row } from '../../../platform/db/tables';
import type { BodyOf, QueryOf, ResponseOf } from '../../../platform/values/contract';

export type Auto = ResponseOf<'getAuto'>;
/** Posts of the car in channels, which depend on the viewer. */
export type AutoPosts = Pick<Auto, 'telegram_posts' | 'allowed_telegram'>;
export type AutoData = Omit<Auto, keyof AutoPosts>;
export type AutoSummary = ResponseOf<'listAutos'>['results'][number];
export type AutoCreate = BodyOf<'createAuto'>;
export type AutoUpdate = BodyOf<'updateAuto'>;
export type AutoTransition = BodyOf<'transitionAuto'>;
export type Sale = ResponseOf<'getSale'>;
export type SaleInput = BodyOf<'updateSale'>;
export type AutosBulk = BodyOf<'updateAutos'>;
export type AutosBulkRow = ResponseOf<'updateAutos'>['results'][number];
export type AutoFilters = QueryOf<'countAutos'>;
export type AutoListQuery = QueryOf<'listAutos'>;
export type AutoExportQuery = QueryOf<'exportAutos'>;
export type AutoOrdering = NonNullable<AutoListQuery['ordering']>;
export type AutoCounts = ResponseOf<'countAutos'>;
export type AutoQuality = ResponseOf<'getAutoQuality'>;
export type AutoHistory = ResponseOf<'getAutoHistory'>;
export type AutoStatistics = ResponseOf<'getAutoStatistics'>;
export type AutoModeration = BodyOf<'moderateAuto'>;

export type AutoStatus = Auto['status'];
export type Condition = NonNullable<Auto['condition']>;
export type Currency = Auto['currency'];
export type DeclinedReason = Auto['reasons'][number];
export type DeactivationReason = NonNullable<Auto['deactivation_reason']>;
export type ActorKind = AutoHistory['results'][number]['actor']['kind'];
export type EventKind = AutoHistory['results'][number]['kind'];

/** A single string is the same in both languages. */
export type BilingualText = string | { ru: string; uz: string };

export type StoredChange = Row<'auto_history'>['changes'][number];

/** `id` only for people of the dealership. */
export interface Actor {
  kind: ActorKind;
  id?: number;
}

export type AutoState = Pick<
  Row<'autos'>,
  | 'status'
  | 'is_edited'
  | 'needs_moderation'
  | 'approved_price'
  | 'approved_currency'
  | 'flags'
  | 'moderator_note'
  | 'declined_reasons'
  | 'deactivation_reason'
  | 'sale_price'
  | 'sale_currency'
  | 'sale_lead_id'
  | 'status_changed_at'
  | 'published_at'
  | 'activated_at'
  | 'expires_at'
  | 'expiry_warned_at'
  | 'reserved_until'
  | 'refreshed_at'
  | 'next_update_at'
  | 'moderation_sent_at'
  | 'sold_at'
  | 'closed_at'
  | 'deleted_at'
  | 'deleted_from'
>;
