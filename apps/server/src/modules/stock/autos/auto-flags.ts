import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { convert } from '../../../platform/values/money';
import type { Moment } from './autos.mapper';
import type { PricesService } from '../prices/prices.service';
import type { AutoRow } from './autos.repository';

export type AutoFlag = 'same_vin' | 'same_photo' | 'same_phone' | 'price_far';

/** Shares of the median outside which a price is suspicious: bait or a typing error. */
const farBelow = 0.5;
const farAbove = 2;

const onMarket = sql.raw(
  `('moderation', 'flagged_to_admin', 'active', 'reported_by_client', 'barakami')`,
);

/** Rules that flag a listing to an admin when it is sent to moderation (decisions §4). */
export function createAutoFlags(db: Db, prices: Pick<PricesService, 'median'>) {
  async function repeated(auto: AutoRow): Promise<AutoFlag[]> {
    const { id, business_user_id: owner, car_id, vin, additional_phones } = auto;
    const phones = sql`(
      select unnest(${additional_phones}::text[]) as phone
      union select phone from avtosalons where id = ${auto.avtosalon_id}
    )`;
    const { rows } = await sql<{ same_vin: boolean; same_photo: boolean; same_phone: boolean }>`
      select
        exists (select from autos x where x.vin = ${vin} and x.id <> ${id} and x.car_id <> ${car_id}
          and x.status in ${onMarket}) as same_vin,
        exists (select from auto_photos mine
          join images i on i.id = mine.image_id
          join images j on j.sha256 = i.sha256 or j.phash = i.phash
          join auto_photos theirs on theirs.image_id = j.id
          join autos x on x.id = theirs.auto_id
          where mine.auto_id = ${id} and x.business_user_id <> ${owner} and x.status in ${onMarket}) as same_photo,
        exists (select from ${phones} p where
          exists (select from autos x where x.additional_phones && array[p.phone]
            and x.business_user_id <> ${owner} and x.status in ${onMarket})
          or exists (select from avtosalons s where s.phone = p.phone and s.business_user_id <> ${owner}
            and s.deleted_at is null)
          or exists (select from business_users u where u.phone = p.phone and u.id <> ${owner})) as same_phone
    `.execute(db.current);
    const [found] = rows;
    const flags: AutoFlag[] = ['same_vin', 'same_photo', 'same_phone'];
    return flags.filter((flag) => flag !== 'price_far' && found?.[flag] === true);
  }

  async function isPriceFar(auto: AutoRow, moment: Moment): Promise<boolean> {
    if (auto.price === null || auto.year === null) return false;
    const car = {
      auto_id: auto.id,
      model_id: auto.car_model_id,
      generation_id: auto.generation_id ?? undefined,
      year: auto.year,
      mileage: auto.mileage ?? undefined,
      transmission: auto.transmission_id ?? undefined,
    };
    const market = await prices.median(car, moment);
    const price = convert(auto.price, auto.currency, 'UZS', moment.rate);
    return market !== undefined && (price < market * farBelow || price > market * farAbove);
  }

  return async (auto: AutoRow, moment: Moment): Promise<AutoFlag[]> => {
    const flags = await repeated(auto);
    return (await isPriceFar(auto, moment)) ? [...flags, 'price_far'] : flags;
  };
}

export type FlagRules = ReturnType<typeof createAutoFlags>;
