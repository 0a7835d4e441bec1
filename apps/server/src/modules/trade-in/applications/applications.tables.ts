import type { ColumnType, Generated } from 'kysely';
import type { Owner } from '../../../platform/values/owner';
import type { Currency } from '../../../platform/values/money';
import type {
  ApplicationEventKind,
  ApplicationSource,
  ApplicationStatus,
  CarInput,
  FieldChange,
  RejectReason,
} from './application-types';

/** The buyer's car without its photos; ids are the catalogue's. */
export type StoredCar = Omit<CarInput, 'photos'>;

export interface ApplicationsTables {
  applications: {
    id: Generated<number>;
    business_user_id: Owner;
    version: Generated<number>;
    source: ApplicationSource;
    client_name: string;
    /** E.164. */
    phone: string;
    car: ColumnType<StoredCar, string, string>;
    desired_car_id: number | null;
    /** Whole units of `currency`, like `price`. */
    market_price: number | null;
    price: number | null;
    currency: Currency;
    /** In `currency`; from the approval on, with the rate of that day. */
    frozen_desired_price: number | null;
    rate: number | null;
    rate_date: string | null;
    status: ApplicationStatus;
    scheduled_at: Date | null;
    restorable_until: Date | null;
    reject_reason: RejectReason | null;
    responsible_id: number | null;
    manager_comment: Generated<string>;
    avtosalon_id: number | null;
    room_id: number | null;
    lead_id: number | null;
    trade_in_auto_id: number | null;
    /** Listing made of the car. */
    auto_id: number | null;
    contact_count: Generated<number>;
    /** Equal for applications of one phone with one car. */
    sameness: string;
    search: string;
    created_at: Date;
    updated_at: Date;
    decided_at: Date | null;
  };
  application_photos: { application_id: number; place: number; image_id: string };
  application_external_ids: { external_id: string; application_id: number };
  application_history: {
    id: Generated<number>;
    application_id: number;
    at: Date;
    kind: ApplicationEventKind;
    actor_kind: 'dealer' | 'client' | 'system';
    actor_name: string | null;
    from_status: ApplicationStatus | null;
    to_status: ApplicationStatus | null;
    changes: ColumnType<FieldChange[], string, string>;
  };
}
