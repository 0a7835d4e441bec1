import { day } from '../src/platform/values/clock';
import { sql } from 'kysely';
import type { Deps } from '../src/platform/deps';
import { convert } from '../src/platform/values/money';
import { medianOf } from '../src/modules/stock/prices/price-bands';
import { createPricesRepository } from '../src/modules/stock/prices/prices.repository';
import type { Owner } from '../src/platform/values/owner';
import { roundPrice } from './demo-car';
import { demoRate } from './prices';

const fewest = 9;
const above = 1.06;

/** 6 % above the market, so that the statistics suggest lowering it. @returns its id */
export async function raiseOnePrice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Owner,
): Promise<number | undefined> {
  const now = clock.now();
  const prices = createPricesRepository(db);
  const cars = await db.current
    .selectFrom('autos as a')
    .innerJoin('auto_totals as t', 't.auto_id', 'a.id')
    .select(['a.id', 'a.currency', 'a.mileage'])
    .select((eb) => [
      eb.ref('a.year').$notNull().as('year'),
      eb.ref('a.car_model_id').$notNull().as('model_id'),
      'a.generation_id',
      'a.transmission_id',
    ])
    .where('a.business_user_id', '=', owner)
    .where('a.status', '=', 'active')
    .where('a.price', 'is not', null)
    // Independent of the day's rate.
    .where('a.currency', '=', 'UZS')
    .where('a.activated_at', '<', new Date(now.getTime() - 10 * day))
    .where('a.expires_at', '>', new Date(now.getTime() + 4 * day))
    // Without price changes, so that no history contradicts it.
    .where(sql<boolean>`(select count(*) = 1 from auto_prices p where p.auto_id = a.id)`)
    // Few daily views: the market is checked first for cars that lose the most.
    .orderBy(sql`t.views / extract(epoch from ${now}::timestamptz - a.published_at)`)
    .orderBy('a.id')
    .execute();
  for (const { id, currency, generation_id, mileage, transmission_id, ...car } of cars) {
    const criteria = {
      ...car,
      auto_id: id,
      generation_id: generation_id ?? undefined,
      mileage: mileage ?? undefined,
      transmission: transmission_id ?? undefined,
    };
    const market = await prices.prices(criteria, new Date(now.getTime() - 30 * day), demoRate);
    if (market.length < fewest) continue;
    const asked = convert(medianOf(market) * above, 'UZS', currency, { rate: demoRate });
    const price = roundPrice(asked, currency);
    await db.current
      .updateTable('autos')
      .set({ price, approved_price: price })
      .where('business_user_id', '=', owner)
      .where('id', '=', id)
      .execute();
    await db.current.updateTable('auto_prices').set({ price }).where('auto_id', '=', id).execute();
    return id;
  }
  return undefined;
}
