import type { Deps } from '../../src/platform/deps';
import type { Language } from '../../src/platform/values/language';
import type { AutoStatus, Currency } from '../../src/modules/stock/autos/auto-types';
import type { Owner } from '../../src/platform/values/owner';

export interface SeenCar {
  id: number;
  status: AutoStatus;
  brand: string;
  model: string;
  year: number | null;
  mileage: number | null;
  price: number | null;
  currency: Currency;
  avtosalon_id: number | null;
  address: string;
  /** `20:00`. */
  closes: string;
  from: Date;
  /** null while the car is on sale */
  sold_at: Date | null;
  views: number;
}

/** Cars on sale, reserved and sold, the newest first. */
export async function readSeenCars({ db }: Pick<Deps, 'db'>, owner: Owner): Promise<SeenCar[]> {
  const rows = await db.current
    .selectFrom('autos as a')
    .innerJoin('brands as b', 'b.id', 'a.brand_id')
    .innerJoin('car_models as m', 'm.id', 'a.car_model_id')
    .innerJoin('avtosalons as s', 's.id', 'a.avtosalon_id')
    .innerJoin('auto_totals as t', 't.auto_id', 'a.id')
    .select(['a.id', 'a.status', 'b.name as brand', 'm.name as model', 'a.year', 'a.mileage'])
    .select([
      'a.price',
      'a.currency',
      'a.avtosalon_id',
      's.address',
      's.closing_time as closes',
      't.views',
    ])
    .select([(eb) => eb.ref('a.published_at').$notNull().as('from'), 'a.sold_at'])
    .where('a.business_user_id', '=', owner)
    .where('a.status', 'in', ['active', 'barakami', 'sold_on_karvon'])
    .where('a.published_at', 'is not', null)
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .execute();
  return rows;
}

const currencyLabels = {
  UZS: { ru: 'сум', uz: 'so‘m' },
  USD: { ru: 'у.е.', uz: 'y.e.' },
} as const satisfies Record<Currency, Record<Language, string>>;

/** Groups of three with no-break spaces, as everywhere on screen. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00A0');

const months = 24;
const share = 0.7;

/** A line about a showroom uses only the address. */
export function fillIn(line: string, car: SeenCar, language: Language): string {
  const { brand, model, year, mileage, price, currency, address, closes } = car;
  const money = (amount: number) => `${grouped(amount)}\u00A0${currencyLabels[currency][language]}`;
  const step = currency === 'UZS' ? 1000 : 1;
  const monthly = Math.round(((price ?? 0) * share) / months / step) * step;
  const values: Readonly<Record<string, string>> = {
    brand,
    model,
    car: `${brand} ${model}${year === null ? '' : `, ${year}`}`,
    mileage: grouped(mileage ?? 0),
    price: money(price ?? 0),
    monthly: money(monthly),
    address,
    closes,
  };
  return line.replace(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}
