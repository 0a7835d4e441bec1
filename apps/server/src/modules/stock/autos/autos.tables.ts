import type { ColumnType, Generated } from 'kysely';
import type { Owner } from '../../../platform/values/owner';
import type {
  ActorKind,
  Auto,
  AutoStatus,
  Condition,
  Currency,
  DeactivationReason,
  DeclinedReason,
  EventKind,
  StoredChange,
} from './auto-types';

type Json<T> = ColumnType<T, string | undefined, string>;

/** What a dealer fills in; the names are the contract's, ids of other tables end in `_id`. */
export interface AutoFields {
  brand_id: number;
  car_model_id: number;
  generation_id: number | null;
  modification_id: number | null;
  position_id: number | null;
  year: number | null;
  body_type_id: number | null;
  fuel_type_id: number | null;
  transmission_id: number | null;
  drive_unit_id: number | null;
  color_id: number | null;
  paint_condition_id: number | null;
  /** Kilometres. */
  mileage: number | null;
  number_of_owners: number | null;
  used_car: boolean;
  vin: string | null;
  description: string | null;
  media_tools: number[];
  external_body_kit: number[];
  optics: number[];
  salon: number[];
  services: number[];
  avtosalon_id: number | null;
  region_id: number | null;
  district_id: number | null;
  condition: Condition | null;
  currency: Currency;
  /** Whole units of `currency`, like every amount here. */
  price: number | null;
  price_from: number | null;
  price_to: number | null;
  cip_price: number | null;
  cip_certificate_price: number | null;
  vat_price: number | null;
  /** `09:00`, in Tashkent. */
  time_from: string | null;
  time_to: string | null;
  additional_phones: string[];
  barter: boolean;
  is_trade_in: boolean;
  is_karvon_nasiya: boolean;
  is_cheaper: boolean;
  owner_warranty: boolean;
  passed_customs_clearance: boolean;
  is_available_for_rent_to_own: boolean;
  terms_of_rent: string | null;
  changed_part: Auto['changed_part'];
}

/** What the state machine keeps about a listing. */
export interface AutoState {
  status: AutoStatus;
  /** Changed by the dealer since the status last changed. */
  is_edited: boolean;
  /** Changed in a way that a moderator must see before it is active again. */
  needs_moderation: boolean;
  /** What a moderator last approved; 20 % around it are free. */
  approved_price: number | null;
  approved_currency: Currency | null;
  /** Rules that sent it to an admin. */
  flags: string[];
  /** For moderators and admins; the dealer never sees it. */
  moderator_note: string | null;
  declined_reasons: DeclinedReason[];
  deactivation_reason: DeactivationReason | null;
  sale_price: number | null;
  sale_lead_id: number | null;
  status_changed_at: Date;
  /** When it first became active. */
  published_at: Date | null;
  /** When it last became active. */
  activated_at: Date | null;
  expires_at: Date | null;
  expiry_warned_at: Date | null;
  reserved_until: Date | null;
  refreshed_at: Date | null;
  next_update_at: Date | null;
  moderation_sent_at: Date | null;
  sold_at: Date | null;
  /** Sold or put away: days in the showroom are counted until then. */
  closed_at: Date | null;
  deleted_at: Date | null;
  /** Status before it was deleted, for the undo. */
  deleted_from: AutoStatus | null;
}

interface Figures {
  views: Generated<number>;
  likes: Generated<number>;
  calls: Generated<number>;
  dials: Generated<number>;
  chats: Generated<number>;
  leads: Generated<number>;
}

type Columns = {
  [K in keyof (AutoFields & AutoState)]: K extends 'changed_part' | 'declined_reasons'
    ? Json<(AutoFields & AutoState)[K]>
    : ColumnType<
        (AutoFields & AutoState)[K],
        (AutoFields & AutoState)[K] | undefined,
        (AutoFields & AutoState)[K]
      >;
};

export interface AutosTables {
  autos: Columns & {
    id: Generated<number>;
    business_user_id: Owner;
    version: Generated<number>;
    car_id: Generated<number>;
    /** Ids of its first image and how many there are; `auto_photos` has them all. */
    cover_id: string | null;
    photo_count: Generated<number>;
    /** What free text finds it by, see auto-search.ts. */
    search: string;
    created_at: Date;
  };
  auto_photos: { image_id: string; auto_id: number; place: number };
  auto_history: {
    id: Generated<number>;
    auto_id: number;
    at: Date;
    kind: EventKind;
    actor_kind: ActorKind;
    /** Of the dealership's people. */
    actor_id: number | null;
    from_status: AutoStatus | null;
    to_status: AutoStatus | null;
    reason: DeactivationReason | null;
    note: string | null;
    declined_reasons: ColumnType<DeclinedReason[] | null, string | null, string | null>;
    changes: Json<StoredChange[]>;
  };
  auto_prices: {
    id: Generated<number>;
    auto_id: number;
    at: Date;
    price: number;
    currency: Currency;
  };
  auto_totals: Figures & { auto_id: number; business_user_id: number };
  /** By day in Tashkent and by the showroom that the listing belonged to when it happened. */
  auto_days: Figures & {
    auto_id: number;
    business_user_id: Owner;
    avtosalon_id: number | null;
    date: string;
    impressions: Generated<number>;
  };
  /** Sums of a listing's days by their months; grows together with `auto_days`. */
  auto_months: {
    auto_id: number;
    business_user_id: Owner;
    avtosalon_id: number | null;
    /** The first day. */
    month: string;
    impressions: Generated<number>;
    views: Generated<number>;
    likes: Generated<number>;
  };
  /** Sums over all listings; grows together with `auto_days`. */
  business_days: {
    business_user_id: Owner;
    avtosalon_id: number | null;
    date: string;
    impressions: Generated<number>;
    views: Generated<number>;
    likes: Generated<number>;
  };
  listing_events: {
    /** Given by the buyers' site; counts once for ever. */
    id: string;
    auto_id: number;
    kind: 'view' | 'like' | 'unlike' | 'call' | 'report';
    at: Date;
    visitor: string;
    report_reason: string | null;
    note: string | null;
    received_at: Date;
  };
  auto_views: { auto_id: number; visitor: string; hour: Date };
  auto_likes: {
    auto_id: number;
    visitor: string;
    liked_at: Date;
    date: string;
    /** Where the listing was then. */
    avtosalon_id: number | null;
  };
}
