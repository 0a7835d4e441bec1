import { addDays, dayInTashkent } from '../src/platform/values/clock';
import type { Deps } from '../src/platform/deps';
import { convert } from '../src/platform/values/money';
import type { Language } from '../src/platform/values/language';
import { advisedCars, judgedCars, long } from './advised-cars';
import type { Dealership } from './dealers';
import { insertRows } from './insert-rows';
import { createRandom } from './random';

const seed = 70_512;

/** Of 125 cars in stock, 118 have a purchase. Bands: up to 30, 60 and 90 days, and longer. */
const inStock = 125;
const bands = [
  { from: 2, to: 30, cars: 58 },
  { from: 31, to: 60, cars: 37 },
  { from: 61, to: 90, cars: 19 },
  { from: 91, to: 140, cars: 11 },
] as const;
const withCost = 118 / inStock;

const totalCost = 19_240_000_000;
/** Share of the prices. */
const margin = 0.068;

const sources = ['person', 'person', 'auction', 'dealer', 'distributor', 'import'] as const;

const expenses = [
  { kind: 'cleaning', sum: 800_000, ru: '', uz: '' },
  { kind: 'delivery', sum: 2_400_000, ru: 'эвакуатор из Самарканда', uz: 'Samarqanddan evakuator' },
  { kind: 'papers', sum: 1_000_000, ru: '', uz: '' },
  { kind: 'body', sum: 3_200_000, ru: 'крыло, дверь', uz: 'qanot, eshik' },
  { kind: 'repair', sum: 1_700_000, ru: 'масло, колодки', uz: 'moy, kolodka' },
  { kind: 'parts', sum: 2_100_000, ru: 'шины', uz: 'shinalar' },
] as const;

const notInStock = ['sold_on_karvon', 'archived', 'deleted', 'deactivated'] as const;

const roundTo = (amount: number, step: number) => Math.round(amount / step) * step;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Leaves cars out so that the prices of the others add up to `total`, or nearly. */
function withoutSome<Car extends { uzs: number }>(cars: Car[], count: number, total: number) {
  const kept = [...cars];
  for (let left = count; left > 0; left -= 1) {
    const wanted = (sumOf(kept.map(({ uzs }) => uzs)) - total) / left;
    const distance = ({ uzs }: Car) => Math.abs(uzs - wanted);
    const nearest = kept.reduce((best, car) => (distance(car) < distance(best) ? car : best));
    kept.splice(kept.indexOf(nearest), 1);
  }
  return kept;
}

/** More than the advised cars: some of them are the market themselves. */
const spare = 3;

interface Bought {
  id: number;
  /** Days since the listing was created, which a purchase precedes. */
  age: number;
  days: number;
}

/** Exchanges days in stock between cars, so that `wanted` of these are old. The bands keep their counts. */
function ageCars(cars: Bought[], ids: ReadonlySet<number>, wanted: number): void {
  const isLong = ({ days }: Bought) => days > long;
  let missing = wanted - cars.filter((car) => ids.has(car.id) && isLong(car)).length;
  for (const car of cars) {
    if (missing <= 0) return;
    if (!ids.has(car.id) || isLong(car)) continue;
    const partner = cars.find((one) => isLong(one) && !ids.has(one.id) && one.age <= car.days);
    if (partner === undefined) continue;
    [car.days, partner.days] = [partner.days, car.days];
    missing -= 1;
  }
}

/**
 * Purchases and expenses of cars in stock. Has its own generator, so that the cars stay as they are.
 */
export async function storeCosts(
  deps: Deps,
  { id: owner, share }: Pick<Dealership, 'id' | 'share'>,
  language: Language = 'ru',
): Promise<void> {
  const { db, clock, config } = deps;
  const random = createRandom(seed + Number(owner));
  const today = dayInTashkent(clock.now());
  const rate = config.RATE_USD;
  const cars = await db.current
    .selectFrom('autos')
    .select(['id', 'price', 'currency', 'created_at'])
    .where('business_user_id', '=', owner)
    .where('status', 'not in', notInStock)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const all = cars.flatMap(({ price, ...car }) =>
    price ? [{ ...car, uzs: convert(price, car.currency, 'UZS', { rate }) }] : [],
  );
  const costless = all.length - Math.round(cars.length * withCost);
  // The first dealership's totals are figures of the pages about it.
  const priced = withoutSome(all, costless, share === 1 ? totalCost / (1 - margin) : 0);
  const ageOf = (created_at: Date) =>
    Math.round((Date.parse(today) - Date.parse(dayInTashkent(created_at))) / 86_400_000);
  const chosen = new Set(priced.map(({ id }) => id));
  const others = cars.filter(({ id }) => !chosen.has(id)).map((car) => ageOf(car.created_at));
  // Cars without a purchase are as old as their listings; the others fill what is left of each band.
  let passed = 0;
  const ends = bands.map(({ from, to, cars: wanted }) => {
    const taken = others.filter((age) => age <= to && (from === 2 || age >= from)).length;
    return (passed += Math.max(0, Math.round((wanted / inStock) * cars.length) - taken));
  });

  const bought = priced.map(({ id, uzs, currency, created_at }, place) => {
    const band = bands[ends.findIndex((end) => place < end)] ?? bands[3];
    const age = ageOf(created_at);
    const days = Math.max(Math.min(age, band.to), random.int(band.from, band.to));
    const spent = random.chance(0.6) ? random.some(expenses, random.int(1, 4)) : [];
    return { id, currency, age, days, spent, wanted: uzs * random.between(0.86, 0.95) };
  });
  const judged = await judgedCars({ db, clock, config }, owner);
  ageCars(
    bought,
    new Set(judged.flatMap((car) => (car.isChangeable ? [car.auto_id] : []))),
    Math.round((advisedCars + spare) * share),
  );
  const spentTotal = sumOf(bought.flatMap(({ spent }) => spent.map(({ sum }) => sum)));
  const factor =
    share === 1 ? (totalCost - spentTotal) / sumOf(bought.map(({ wanted }) => wanted)) : 1;
  const prices = bought.map(({ wanted, currency }) =>
    currency === 'UZS'
      ? roundTo(wanted * factor, 100_000)
      : roundTo((wanted * factor) / rate, 10) * rate,
  );
  const rest = share === 1 ? totalCost - spentTotal - sumOf(prices) : 0;
  const corrected = bought.findIndex(({ currency }) => currency === 'UZS');

  await insertRows(
    db,
    'purchases',
    bought.map(({ id, currency, days }, index) => {
      const price_uzs = (prices[index] ?? 0) + (index === corrected ? rest : 0);
      const purchased_on = addDays(today, -days);
      return {
        business_user_id: owner,
        auto_id: id,
        price: currency === 'UZS' ? price_uzs : price_uzs / rate,
        currency,
        price_uzs,
        rate: currency === 'UZS' ? null : rate,
        rate_date: currency === 'UZS' ? null : purchased_on,
        purchased_on,
        source: random.pick(sources),
        note: '',
      };
    }),
  );
  await insertRows(
    db,
    'expenses',
    bought.flatMap(({ id, days, spent }) =>
      spent.map(({ kind, sum, [language]: note }, index) => ({
        business_user_id: owner,
        auto_id: id,
        version: 1,
        kind,
        sum,
        currency: 'UZS' as const,
        sum_uzs: sum,
        spent_on: addDays(today, -Math.max(0, days - 1 - index)),
        note,
      })),
    ),
  );
  if (share === 1) await storeUnsold(deps, { id: owner });
}

/** The purchase of an archived car whose sale is not recorded yet. */
async function storeUnsold(
  { db, config: { RATE_USD: rate } }: Deps,
  { id: owner }: Pick<Dealership, 'id'>,
): Promise<void> {
  const cars = await db.current
    .selectFrom('autos')
    .select(['id', 'price', 'currency', 'created_at'])
    .where('business_user_id', '=', owner)
    .where('status', '=', 'archived')
    .where('sold_at', 'is', null)
    .where('price', '>', 0)
    .orderBy('id')
    .limit(1)
    .execute();
  await insertRows(
    db,
    'purchases',
    cars.map(({ id, price, currency, created_at }) => {
      const amount = roundTo((price ?? 0) * 0.92, currency === 'UZS' ? 100_000 : 10);
      const purchased_on = dayInTashkent(created_at);
      return {
        business_user_id: owner,
        auto_id: id,
        price: amount,
        currency,
        price_uzs: convert(amount, currency, 'UZS', { rate }),
        rate: currency === 'UZS' ? null : rate,
        rate_date: currency === 'UZS' ? null : purchased_on,
        purchased_on,
        source: 'person' as const,
        note: '',
      };
    }),
  );
}

/** Profit of the sales of the last 30 days. */
const monthProfit = 293_600_000;
const payments = ['cash', 'cash', 'transfer', 'card', 'nasiya'] as const;

/** Sales of sold cars, and what the cars were bought for. */
export async function storeSales(
  { db, clock, config }: Deps,
  { id: owner, share }: Pick<Dealership, 'id' | 'share'>,
): Promise<void> {
  const random = createRandom(seed + 1 + Number(owner));
  const rate = config.RATE_USD;
  const month = addDays(dayInTashkent(clock.now()), -29);
  const sellers = await db.current
    .selectFrom('members')
    .select('id')
    .where('business_user_id', '=', owner)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const cars = await db.current
    .updateTable('autos')
    .set((eb) => ({ sale_currency: eb.ref('currency') }))
    .where('business_user_id', '=', owner)
    .where((eb) =>
      eb.or([
        eb.and([eb('sold_at', 'is not', null), eb('sale_price', '>', 0)]),
        eb.and([eb('deactivation_reason', '=', 'sold_elsewhere'), eb('price', '>', 0)]),
      ]),
    )
    .returning((eb) => [
      'id',
      'currency',
      'sale_lead_id',
      'created_at',
      'deactivation_reason',
      eb.fn.coalesce('sale_price', 'price').as('sale_price'),
      eb.fn.coalesce('sold_at', 'status_changed_at').as('sold_at'),
    ])
    .execute();
  const sold = cars
    .toSorted((a, b) => a.id - b.id)
    .flatMap(({ sale_price, sold_at, ...car }) =>
      sale_price === null || sold_at === null
        ? []
        : [{ ...car, sale_price, sold_at, sold_on: dayInTashkent(sold_at) }],
    )
    .map((car) => ({
      ...car,
      uzs: convert(car.sale_price, car.currency, 'UZS', { rate }),
      share: random.between(0.05, 0.09),
    }));
  const recent = sold.filter(({ sold_on }) => sold_on >= month);
  const factor = share === 1 ? monthProfit / sumOf(recent.map((car) => car.uzs * car.share)) : 1;
  const profits = sold.map((car) =>
    Math.round(car.uzs * car.share * (car.sold_on >= month ? factor : 1)),
  );
  const recentProfit = sumOf(
    sold.flatMap(({ sold_on }, at) => (sold_on >= month ? [profits[at] ?? 0] : [])),
  );
  const corrected = sold.findIndex(({ sold_on }) => sold_on >= month);

  await insertRows(
    db,
    'sales',
    sold.map(({ id, sale_price, currency, uzs, sold_on, sold_at, sale_lead_id, ...car }) => ({
      business_user_id: owner,
      auto_id: id,
      version: 1,
      price: sale_price,
      currency,
      price_uzs: uzs,
      rate: currency === 'UZS' ? null : rate,
      rate_date: currency === 'UZS' ? null : sold_on,
      sold_on,
      recorded_at: sold_at,
      lead_id: sale_lead_id,
      payments: [{ kind: random.pick(payments), sum: sale_price }],
      seller_id: random.pickSkewed(sellers).id,
      note: '',
      is_elsewhere: car.deactivation_reason !== null,
    })),
  );
  await insertRows(
    db,
    'purchases',
    sold.map(({ id, uzs, sold_on, created_at }, at) => {
      const price =
        uzs -
        (profits[at] ?? 0) -
        (at === corrected && share === 1 ? monthProfit - recentProfit : 0);
      const latest = dayInTashkent(created_at);
      const purchased_on = addDays(latest, -random.int(0, 12));
      return {
        business_user_id: owner,
        auto_id: id,
        price,
        currency: 'UZS' as const,
        price_uzs: price,
        purchased_on: purchased_on > sold_on ? sold_on : purchased_on,
        source: random.pick(sources),
        note: '',
      };
    }),
  );
}
