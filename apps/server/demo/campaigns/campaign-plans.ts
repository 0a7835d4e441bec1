import type {
  BannerLanguage,
  BannerPosition,
  CampaignSegment,
  CampaignStatus,
  PauseReason,
  PriceModel,
} from '../../src/modules/promotion/ads/campaign-types';
import type { Language } from '../../src/platform/values/language';

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

const banner = (
  position: BannerPosition,
  language: BannerLanguage,
  [title, text]: readonly [string, string],
  share = 1,
): PlannedBanner => ({ position, language, title, text, share });

const autumn = {
  ru: ['Осенняя распродажа', 'Chevrolet от 96 000 000 сум'],
  uz: ['Kuzgi chegirmalar', 'Chevrolet 96 000 000 so‘mdan'],
} as const;

/**
 * One campaign of each kind, so that the list shows every state. The running and the paused one bring a typical month. Together they have
 * rows on each of 60 days, six payments and a ledger of 96 rows; the free balance is the unspent money of a finished one.
 */
export const campaignPlans: readonly CampaignPlan[] = [
  {
    car: 'tahoe-black',
    banners: [banner('search_top', 'ru', ['Trade-in за час', 'Оценим и заберём в тот же день'])],
    segment: 'services',
    price_model: 'CPC',
    budget: 1_000_000,
    status: 'stopped',
    created: -10,
    start: -5,
    end: 24,
    since: -8,
    paid: [{ day: -9, amount: 1_000_000, card: 'humo', refunded: -7 }],
    views: 0,
    clicks: 0,
    leads: 0,
  },
  {
    car: 'cobalt-silver',
    banners: [banner('home_top', 'ru', ['Октябрь: Cobalt', 'В наличии все комплектации'])],
    segment: 'new_cars',
    brand: 'Chevrolet',
    price_model: 'CPM',
    budget: 2_650_000,
    status: 'finished',
    created: -60,
    start: -59,
    end: -30,
    since: -29,
    paid: [{ day: -60, amount: 2_650_000 }],
    views: 7_000,
    clicks: 201,
    leads: 0,
  },
  {
    car: 'damas-yellow',
    banners: [banner('listing_side', 'ru', ['Первый взнос 30 %', 'Решение банка за день'])],
    segment: 'used_cars',
    price_model: 'CPC',
    budget: 1_000_000,
    status: 'paused',
    pause_reason: 'dealer',
    created: -6,
    start: -4,
    end: 12,
    since: -2,
    paid: [{ day: -5, amount: 1_000_000 }],
    views: 7_270,
    clicks: 217,
    leads: 5,
  },
  {
    car: 'damas-white',
    banners: [
      banner('search_list', 'ru', ['Damas для бизнеса', 'Рассрочка для юрлиц']),
      banner('search_list', 'uz', ['Biznes uchun Damas', 'Yuridik shaxslarga bo‘lib to‘lash']),
    ],
    segment: 'commercial',
    brand: 'Chevrolet',
    price_model: 'CPM',
    budget: 870_000,
    status: 'moderation',
    created: -1,
    start: 8,
    end: 37,
    since: -1,
    paid: [],
    views: 0,
    clicks: 0,
    leads: 0,
  },
  {
    car: 'k5-navy',
    banners: [
      banner('search_top', 'ru', ['Электромобили', 'Запас хода от 400 км'], 0.6),
      banner('search_top', 'uz', ['Elektromobillar', 'Bir zaryadda 400 km va undan ko‘p'], 0.4),
    ],
    segment: 'electric',
    price_model: 'CPC',
    budget: 3_870_000,
    status: 'active',
    created: -31,
    start: -29,
    end: 32,
    since: -29,
    paid: [{ day: -30, amount: 3_870_000 }],
    views: 23_930,
    clicks: 718,
    leads: 13,
  },
  {
    car: 'tracker-red',
    banners: [
      banner('home_top', 'ru', autumn.ru, 0.5),
      banner('home_top', 'uz', autumn.uz, 0.31),
      banner('search_top', 'ru', autumn.ru, 0.19),
    ],
    segment: 'used_cars',
    brand: 'Chevrolet',
    price_model: 'CPM',
    budget: 5_000_000,
    status: 'active',
    created: -21,
    start: -19,
    end: 10,
    since: -12,
    breaks: [{ day: -12, from: 10, to: 11.65 }],
    paid: [
      { day: -21, amount: 5_000_000, card: 'humo', failed: true },
      { day: -21, amount: 5_000_000 },
    ],
    views: 22_750,
    clicks: 614,
    leads: 23,
  },
  {
    car: 'song-teal',
    banners: [banner('home_top', 'ru', ['BYD Song Plus', 'Гибрид в наличии'])],
    segment: 'electric',
    brand: 'BYD',
    price_model: 'CPC',
    budget: 2_000_000,
    status: 'declined',
    created: -9,
    start: -7,
    end: 7,
    since: -8,
    paid: [],
    views: 0,
    clicks: 0,
    leads: 0,
  },
];

const inUzbek: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'Trade-in за час': ['Trade-in bir soatda', 'Baholaymiz va shu kuni olamiz'],
  'Октябрь: Cobalt': ['Oktabr: Cobalt', 'Barcha komplektatsiyalari bor'],
  'Первый взнос 30\u00A0%': ['Boshlang‘ich to‘lov 30\u00A0%', 'Bank bir kunda javob beradi'],
  'BYD Song Plus': ['BYD Song Plus', 'Gibrid salonda bor'],
};

/** The campaigns of a dealership: those of one place in both languages stay, another one is in its own. */
export const campaignPlansOf = (language: Language): readonly CampaignPlan[] =>
  language === 'ru'
    ? campaignPlans
    : campaignPlans.map((plan) => ({
        ...plan,
        banners: plan.banners.map((one) => {
          const texts = inUzbek[one.title];
          return texts === undefined ? one : { ...one, language, title: texts[0], text: texts[1] };
        }),
      }));
