import { sql } from 'kysely';
import type { Deps } from '../src/platform/deps';
import { day, dayInTashkent } from '../src/platform/values/clock';
import type { Owner } from '../src/platform/values/owner';
import { type Currency, convert } from '../src/platform/values/money';
import { stockedOn } from '../src/modules/stock/autos/stock-bands';
import { fewestComparables, medianOf } from '../src/modules/stock/prices/price-bands';
import { createPricesRepository } from '../src/modules/stock/prices/prices.repository';
import type { Dealership } from './dealers';
import { roundPrice } from './demo-car';

/** Number of cars that stand for long and above the market, and days from which that is long. */
export const advisedCars = 7;
export const long = 45;
const dear = 1.05;
/** Shares of the median, far enough from `dear` for another rate. */
const raised = 1.09;
const lowered = 1.02;
/** A changed price moves the medians of similar cars. */
const rounds = 20;

export interface JudgedCar {
  auto_id: number;
  currency: Currency;
  days: number;
  /** Nobody changed its price, so no history contradicts another one. */
  isChangeable: boolean;
  median: number;
  /** Share of the median. */
  above: number;
}

/** Cars on sale with enough comparable listings. */
export async function judgedCars(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  owner: Owner,
): Promise<JudgedCar[]> {
  const now = clock.now();
  const rate = { rate: config.RATE_USD };
  const { rows } = await sql<Car>`
    select a.id as auto_id, a.car_model_id as model_id, a.year, a.generation_id, a.mileage,
      a.transmission_id as transmission, a.price, a.currency, ${dayInTashkent(now)}::date - ${stockedOn('a')} as days,
      (select count(*)::int from auto_prices where auto_id = a.id) as prices
    from autos a
    where a.business_user_id = ${owner} and a.status = 'active' and a.price > 0 and a.year is not null
    order by a.id`.execute(db.current);
  const markets = await createPricesRepository(db).pricesOf(
    rows.map(({ generation_id, mileage, transmission, ...car }) => ({
      ...car,
      generation_id: generation_id ?? undefined,
      mileage: mileage ?? undefined,
      transmission: transmission ?? undefined,
    })),
    new Date(now.getTime() - 30 * day),
    rate.rate,
  );
  return rows.flatMap(({ auto_id, currency, price, days, prices }) => {
    const sorted = markets.get(auto_id) ?? [];
    if (sorted.length < fewestComparables) return [];
    const median = medianOf(sorted);
    const above = convert(price, currency, 'UZS', rate) / median;
    return [{ auto_id, currency, days, isChangeable: prices === 1, median, above }];
  });
}

interface Car {
  auto_id: number;
  model_id: number;
  year: number;
  generation_id: number | null;
  mileage: number | null;
  transmission: number | null;
  price: number;
  currency: Currency;
  days: number;
  prices: number;
}

/** Sets the prices of long-standing cars so that exactly seven are advised at every hour. */
export async function adviseSeven(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id: owner, share }: Pick<Dealership, 'id' | 'share'>,
  except: number | undefined,
): Promise<void> {
  const { db, config } = deps;
  const set = async ({ auto_id, currency }: JudgedCar, uzs: number) => {
    const rate = { rate: config.RATE_USD };
    const price = roundPrice(convert(uzs, 'UZS', currency, rate), currency);
    const columns = { price, approved_price: price };
    await db.current.updateTable('autos').set(columns).where('id', '=', auto_id).execute();
    await db.current
      .updateTable('auto_prices')
      .set({ price })
      .where('auto_id', '=', auto_id)
      .execute();
  };
  for (let round = 0; round < rounds; round += 1) {
    const judged = (await judgedCars(deps, owner)).filter(({ days }) => days >= long);
    const advised = judged.filter(({ above }) => above >= dear);
    const surplus = advised.length - Math.round(advisedCars * share);
    if (surplus === 0) return;
    const others = surplus > 0 ? advised : judged.filter(({ above }) => above < dear);
    const next = others.find((car) => car.isChangeable && car.auto_id !== except);
    if (next === undefined) return;
    await set(next, next.median * (surplus > 0 ? lowered : raised));
  }
}
