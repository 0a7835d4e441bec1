import type {
  BannerLanguage,
  BannerPosition,
  CampaignSegment,
  CampaignStatus,
  PauseReason,
  PriceModel,
} from '../../src/modules/promotion/ads/campaign-types';
import type { Language } from '../../src/platform/values/language';
import data from './campaign-plans.json' with { type: 'json' };

export interface PlannedBanner {
  position: BannerPosition;
  language: BannerLanguage;
  title: string;
  text: string;
  share: number;
}

export interface PlannedPayment {
  day: number;
  amount: number;
  /** @default 'uzcard' */
  card?: 'uzcard' | 'humo';
  failed?: true;
  refunded?: number;
}

export interface CampaignPlan {
  /** Part of the names of its banners' images. */
  car: string;
  banners: readonly PlannedBanner[];
  segment: CampaignSegment;
  brand?: string;
  price_model: PriceModel;
  budget: number;
  status: CampaignStatus;
  pause_reason?: PauseReason;
  start: number;
  end: number;
  /** When it was sent to the moderators. */
  created: number;
  since: number;
  /** Pauses that were taken back, with their hours. */
  breaks?: readonly { day: number; from: number; to: number }[];
  /** Charges to cards, with the days on which they were made. */
  paid: readonly PlannedPayment[];
  views: number;
  clicks: number;
  /** Leads that it may have brought. */
  leads: number;
}

/**
 * One campaign of each kind, so that the list shows every state. The running and the paused one bring a typical month. Together they have
 * rows on each of 60 days, six payments and a ledger of 96 rows; the free balance is the unspent money of a finished one.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- imports of JSON widen literals to strings
export const campaignPlans = data.plans as readonly CampaignPlan[];

const inUzbek: Readonly<Record<string, { title: string; text: string }>> = data.inUzbek;

/** Campaigns of a dealership. Those of one place in both languages stay, the others are in its language. */
export const campaignPlansOf = (language: Language): readonly CampaignPlan[] =>
  language === 'ru'
    ? campaignPlans
    : campaignPlans.map((plan) => ({
        ...plan,
        banners: plan.banners.map((one) => {
          const texts = inUzbek[one.title];
          return texts === undefined ? one : { ...one, ...texts, language };
        }),
      }));
