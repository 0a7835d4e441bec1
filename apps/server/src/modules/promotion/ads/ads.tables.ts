import type { Generated } from 'kysely';
import type { Owner } from '../../../platform/values/owner';
import type {
  ActorKind,
  BannerLanguage,
  BannerPosition,
  CampaignEventKind,
  CampaignField,
  CampaignSegment,
  CampaignStatus,
  DeclinedReason,
  PauseReason,
  PriceModel,
  StoredChange,
} from './campaign-types';

export interface AdsTables {
  pockets: {
    id: Generated<number>;
    name_ru: string;
    name_uz: string;
    price_model: PriceModel;
    budget: number;
    days: number;
    positions: BannerPosition[];
    /** Whether it can be chosen still. */
    is_offered: Generated<boolean>;
  };
  campaigns: {
    id: Generated<number>;
    business_user_id: Owner;
    version: Generated<number>;
    status: CampaignStatus;
    status_since: Date;
    /** Who paused or stopped it; null when no dealer did. */
    status_by_id: number | null;
    pause_reason: PauseReason | null;
    /** Whether a dealer had paused it before it went to the moderators: an approval leaves it paused. */
    was_paused: Generated<boolean>;
    /** When it became active for the first time. */
    first_run_at: Date | null;
    company_owner: string;
    company_name: string;
    segment: CampaignSegment;
    /** null for all brands. */
    brand_id: number | null;
    /** First and last day, `2026-07-05`. */
    start_date: string;
    end_date: string;
    pocket_id: number | null;
    budget: number;
    price_model: PriceModel;
    href: string;
    /** Titles of its first banner in each language. */
    title_ru: string | null;
    title_uz: string | null;
    reasons: Generated<DeclinedReason[]>;
    /** What changed since it was last approved. */
    changed_fields: Generated<CampaignField[]>;
    /** Sums of the ledger. */
    paid: Generated<number>;
    released: Generated<number>;
    /** Sums of the days. */
    spend: Generated<number>;
    views: Generated<number>;
    clicks: Generated<number>;
    /** When the dealer was notified that little is left; null again after a payment. */
    low_notified_at: Generated<Date | null>;
    /** Company and titles in the form of `norm`. */
    search: string;
    created_at: Date;
    updated_at: Date;
  };
  campaign_banners: {
    campaign_id: number;
    position: BannerPosition;
    language: BannerLanguage;
    /** Their order; the first gives the campaign its title. */
    place: number;
    title: string;
    text: string;
    image_id: string;
  };
  /** What one banner brought on one day of Tashkent. */
  campaign_days: {
    campaign_id: number;
    date: string;
    position: BannerPosition;
    language: BannerLanguage;
    views: number;
    clicks: number;
    spend: number;
  };
  campaign_runs: {
    id: Generated<number>;
    campaign_id: number;
    started_at: Date;
    /** null while it is active. */
    ended_at: Date | null;
  };
  campaign_events: { campaign_id: number; id: string };
  campaign_history: {
    id: Generated<number>;
    campaign_id: number;
    at: Date;
    kind: CampaignEventKind;
    actor_kind: ActorKind;
    actor_id: number | null;
    from_status: CampaignStatus | null;
    to_status: CampaignStatus | null;
    amount: number | null;
    payment_id: number | null;
    reasons: Generated<DeclinedReason[]>;
    changes: Generated<StoredChange[]>;
  };
}
