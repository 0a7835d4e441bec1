import { addDays, dayInTashkent } from '../src/platform/values/clock';
import type { Deps } from '../src/platform/deps';
import { convert } from '../src/platform/values/money';
import type { Language } from '../src/platform/values/language';
import type { Dealership } from './dealers';
import { insertRows } from './insert-rows';
import { createRandom } from './random';

const seed = 70_512;

/** Of 125 cars in stock, 118 have a purchase. Bands: up to 30, 60 and 90 days, and longer. */
const inStock = 125;
const bands = [
  { from: 2, to: 30, share: 58 / inStock },
  { from: 31, to: 60, share: 37 / inStock },
  { from: 61, to: 90, share: 19 / inStock },
  { from: 91, to: 140, share: 11 / inStock },
] as const;
const withCost = 118 / inStock;

const totalCost = 19_240_000_000;

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

/**
 * Purchases and expenses of cars in stock. Has its own generator, so that the cars stay as they are.
 */
export async function storeCosts(
  { db, clock, config }: Deps,
  { id: owner, share }: Pick<Dealership, 'id' | 'share'>,
  language: Language = 'ru',
): Promise<void> {
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
  const priced = cars
    .flatMap(({ price, ...car }, place) => (price ? [{ ...car, price, place }] : []))
    .slice(0, Math.round(cars.length * withCost));

  const bought = priced.map(({ id, price, currency, created_at, place }) => {
    const position = (place + 0.5) / cars.length;
    let passed = 0;
    const band = bands.find((one) => position < (passed += one.share)) ?? bands[3];
    const age = Math.round(
      (Date.parse(today) - Date.parse(dayInTashkent(created_at))) / 86_400_000,
    );
    const days = Math.max(Math.min(age, band.to), random.int(band.from, band.to));
    const uzs = convert(price, currency, 'UZS', { rate });
    const spent = random.chance(0.6) ? random.some(expenses, random.int(1, 4)) : [];
    return { id, currency, days, spent, wanted: uzs * random.between(0.86, 0.95) };
  });
  const spentTotal = sumOf(bought.flatMap(({ spent }) => spent.map(({ sum }) => sum)));
  // The first dealership's total is a figure of the pages about it.
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
    .where('sold_at', 'is not', null)
    .where('sale_price', '>', 0)
    .returning(['id', 'sale_price', 'currency', 'sold_at', 'sale_lead_id', 'created_at'])
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
    sold.map(({ id, sale_price, currency, uzs, sold_on, sold_at, sale_lead_id }) => ({
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
      is_elsewhere: false,
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
