import type { ColumnType, Generated } from 'kysely';
import type { Owner, UserId } from '../../../platform/values/owner';
import type { Currency } from '../../../platform/values/money';
import type { Condition, OfferStatus, TradeInCar, TradeInEventKind } from './trade-in-types';

type ChangedParts = NonNullable<TradeInCar['changed_part']>;

export interface TradeInTables {
  trade_in_autos: {
    id: Generated<number>;
    /** The marketplace's own id. */
    external_id: string;
    client_name: string;
    /** E.164; shown to the dealership whose offer was accepted, and to nobody else. */
    phone: string;
    /** As the buyer called them; the ids are absent where the catalogue does not have it. */
    brand: string;
    car_model: string;
    brand_id: number | null;
    model_id: number | null;
    generation_id: number | null;
    modification_id: number | null;
    year: number;
    /** Kilometres. */
    mileage: number | null;
    fuel_type_id: number | null;
    transmission_id: number | null;
    drive_unit_id: number | null;
    color_id: number | null;
    condition: Condition | null;
    number_of_owners: number | null;
    changed_part: ColumnType<ChangedParts, string, string>;
    vin: string | null;
    description: string | null;
    region_id: number;
    district_id: number | null;
    asking_price: number | null;
    currency: Currency;
    desired_car_text: string | null;
    /** What free text finds it by. */
    search: string;
    open_until: Date;
    created_at: Date;
    /** null while nothing but the clock has ended it. */
    outcome: 'accepted' | 'closed' | null;
    close_reason: 'sold_elsewhere' | 'changed_mind' | 'removed' | null;
    closed_at: Date | null;
    /** Whose offer was accepted. */
    won_by: Owner | null;
    accepted_offer_id: number | null;
    /** What was made of the car after it was won. */
    application_id: number | null;
    auto_id: number | null;
  };
  trade_in_photos: { trade_in_auto_id: number; place: number; image_id: string };
  trade_in_offers: {
    id: Generated<number>;
    trade_in_auto_id: number;
    business_user_id: Owner;
    version: Generated<number>;
    price: number;
    currency: Currency;
    /** Before the last change of the price. */
    previous_price: number | null;
    previous_currency: Currency | null;
    valid_until: Date;
    /** `sent` also after `valid_until`, until a timer or the next request writes that down; read it by `offerStatus`. */
    status: OfferStatus;
    avtosalon_id: number | null;
    comment: string;
    author_id: UserId;
    created_at: Date;
    updated_at: Date | null;
    decided_at: Date | null;
  };
  trade_in_history: {
    id: Generated<number>;
    trade_in_auto_id: number;
    business_user_id: Owner;
    at: Date;
    kind: TradeInEventKind;
    actor_kind: 'dealer' | 'client' | 'system';
    /** Of the dealership's people. */
    actor_id: UserId | null;
    offer_id: number | null;
    price: number | null;
    currency: Currency | null;
    previous_price: number | null;
    previous_currency: Currency | null;
    valid_until: Date | null;
    application_id: number | null;
    auto_id: number | null;
  };
}
