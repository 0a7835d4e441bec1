import { day } from '../src/platform/values/clock';
import type { Owner } from '../src/platform/values/owner';
import { emptyFields, type AutoFields } from '../src/modules/stock/autos/auto-fields';
import { autoTimes } from '../src/modules/stock/autos/transition-rules';
import { lifeOf } from './car-life';
import { type DemoCar, type DemoContext, priceOf } from './demo-car';
import type { Listing } from './listing';

export interface MarketSeller {
  owner: Owner;
  avtosalon_id: number;
  region_id: number;
}

const alike = 9;
const models = 28;

function likeIt(
  { offer, fields }: DemoCar,
  seller: MarketSeller,
  context: DemoContext,
): AutoFields {
  const { random, now } = context;
  const last = Math.min(offer.year_stop ?? 9999, now.getUTCFullYear());
  const wanted = (fields.year ?? last) + random.int(-1, 1);
  const year = Math.min(last, Math.max(offer.year_start, wanted));
  const mileage = Math.round(((fields.mileage ?? 0) * random.between(0.8, 1.2)) / 100) * 100;
  const condition = fields.condition ?? 'good';
  return {
    ...emptyFields,
    brand_id: fields.brand_id,
    car_model_id: fields.car_model_id,
    generation_id: fields.generation_id,
    modification_id: fields.modification_id,
    body_type_id: fields.body_type_id,
    fuel_type_id: fields.fuel_type_id,
    transmission_id: fields.transmission_id,
    drive_unit_id: fields.drive_unit_id,
    color_id: fields.color_id,
    year,
    mileage,
    condition,
    avtosalon_id: seller.avtosalon_id,
    region_id: seller.region_id,
    ...priceOf(offer, { year, mileage, condition }, context),
  };
}

/** Several like each of the demo dealer's commonest cars, about 250. */
export function marketOf(
  cars: readonly DemoCar[],
  sellers: readonly MarketSeller[],
  context: DemoContext,
): Listing[] {
  const { random, now } = context;
  return cars.slice(0, models).flatMap((car) =>
    Array.from({ length: alike }, (): Listing => {
      const seller = random.pick(sellers);
      const fields = likeIt(car, seller, context);
      const life = lifeOf('active', fields, { random, now, place: { index: 0, count: 1 } });
      return {
        owner: seller.owner,
        offer: car.offer,
        fields,
        life: renewedLately(life, context),
        days: [],
      };
    }),
  );
}

/** Spread over the last three weeks, so that the market does not expire on the demo's first days. */
function renewedLately(life: Listing['life'], { random, now }: DemoContext): Listing['life'] {
  const activated_at = new Date(now.getTime() - random.between(0.1, 20) * day);
  const expires_at = new Date(activated_at.getTime() + autoTimes.life);
  const created_at = new Date(activated_at.getTime() - day / 4);
  return {
    ...life,
    created_at,
    events: [],
    prices: [],
    on_sale: undefined,
    state: {
      ...life.state,
      status_changed_at: activated_at,
      published_at: activated_at,
      activated_at,
      expires_at,
      expiry_warned_at: null,
      refreshed_at: null,
      next_update_at: null,
      moderation_sent_at: created_at,
      is_edited: false,
    },
    timers: [{ kind: 'auto_expiry', run_at: expires_at }],
  };
}
