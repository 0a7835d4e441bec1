import { emptyFields, type AutoFields } from '../src/modules/stock/autos/auto-fields';
import type { Condition } from '../src/modules/stock/autos/auto-types';
import type { Language } from '../src/platform/values/language';
import { descriptionOf, termsOfRent } from './car-texts';
import type { Offer, OptionIds } from './offers';
import { demoRate, usdPrice } from './prices';
import type { Random } from './random';

export interface DemoContext {
  random: Random;
  options: OptionIds;
  now: Date;
  /** Language of the descriptions. @default both, at random */
  language?: Language;
}

export interface DemoCar {
  offer: Offer;
  fields: AutoFields;
}

const yearOf = (now: Date) => now.getUTCFullYear();

/** First characters of a VIN, which identify the maker. */
const makers: Readonly<Record<string, string>> = {
  Chevrolet: 'XWB',
  Daewoo: 'XWB',
  Ravon: 'XWB',
  Kia: 'KNA',
  Hyundai: 'KMH',
  BYD: 'LGX',
  Chery: 'LVV',
  Haval: 'LGW',
  Lada: 'XTA',
  Toyota: 'JTN',
  BMW: 'WBA',
  'Mercedes-Benz': 'WDD',
  Tesla: 'LRW',
};
const vinSigns = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];
/** Tenth character of a VIN: 30 years from 1991. */
const vinYears = 'MNPRSTVWXY123456789ABCDEFGHJKL';

function vinOf({ brand }: Offer, year: number, random: Random): string {
  const any = (count: number) =>
    Array.from({ length: count }, () => random.pick(vinSigns)).join('');
  const yearSign = vinYears.charAt((year - 1991 + 60) % 30);
  const serial = String(random.int(100_000, 999_999));
  return `${makers[brand] ?? 'LSG'}${any(6)}${yearSign}${random.pick(['A', 'B', 'K'])}${serial}`;
}

function conditionOf(age: number, random: Random): Condition {
  if (age <= 2) return 'excellent';
  if (age <= 6) return random.chance(0.45) ? 'excellent' : 'good';
  if (random.chance(0.04)) return 'repair';
  return random.chance(0.65) ? 'good' : 'average';
}

/** Colours by frequency. More than a third of the cars are white, whatever their model. */
const colors =
  'white black silver graphite navy grey blue red teal wet_asphalt beige yellow green orange'.split(
    ' ',
  );

const steps = { UZS: 500_000, USD: 100 } as const;

export const roundPrice = (amount: number, currency: keyof typeof steps) =>
  Math.max(1, Math.round(amount / steps[currency])) * steps[currency];

/** A few per cent around the market's middle. */
export function priceOf(
  offer: Offer,
  car: { year: number; mileage: number; condition: Condition },
  { random, now }: Pick<DemoContext, 'random' | 'now'>,
): Pick<AutoFields, 'price' | 'currency'> {
  const usd = usdPrice(offer, { ...car, thisYear: yearOf(now) }) * random.between(0.95, 1.04);
  const currency = random.chance(0.22) ? 'USD' : 'UZS';
  return { currency, price: roundPrice(currency === 'USD' ? usd : usd * demoRate, currency) };
}

function engineOf(offer: Offer, { random, options }: DemoContext): Partial<AutoFields> {
  const modification = random.pick(offer.modifications);
  const position = offer.positions.length === 0 ? undefined : random.pickSkewed(offer.positions);
  return {
    modification_id: modification.id,
    position_id: position === undefined || random.chance(0.15) ? null : position.id,
    body_type_id: options.id('body_type', modification.body_type),
    fuel_type_id: options.id('fuel_type', modification.fuel_type),
    transmission_id: options.id('transmission', modification.transmission),
    drive_unit_id: options.id('drive_unit', modification.drive_unit),
  };
}

function paintOf(age: number, { random, options }: DemoContext): Partial<AutoFields> {
  const parts = [
    'hood',
    'front_bumper',
    'rear_bumper',
    'front_left_door',
    'rear_right_fender',
  ] as const;
  const count = age > 3 && random.chance(0.4) ? random.int(1, 3) : 0;
  const changed_part = random
    .some(parts, count)
    .map((part) => ({ part, change: random.chance(0.8) ? 'painted' : 'replaced' }) as const);
  const paint = ['original', 'one_part', 'few_parts', 'few_parts'][count] ?? 'original';
  return { changed_part, paint_condition_id: options.id('paint_condition', paint) };
}

const upholstery = ['fabric', 'leather', 'eco_leather', 'velour', 'alcantara'];

function extrasOf({ random, options }: DemoContext): Partial<AutoFields> {
  const some = (set: 'media_tools' | 'external_body_kit' | 'optics' | 'services', most: number) =>
    random.some(options.codes(set), random.int(1, most)).map((code) => options.id(set, code));
  const comfort = options.codes('salon').filter((code) => !upholstery.includes(code));
  const salon = [random.pickSkewed(upholstery), ...random.some(comfort, random.int(1, 6))];
  return {
    media_tools: some('media_tools', 6),
    external_body_kit: some('external_body_kit', 4),
    optics: some('optics', 3),
    salon: salon.map((code) => options.id('salon', code)),
    services: some('services', 4),
  };
}

function termsOf({ random }: DemoContext): Partial<AutoFields> {
  const isForRent = random.chance(0.06);
  return {
    barter: random.chance(0.12),
    is_trade_in: random.chance(0.5),
    is_karvon_nasiya: random.chance(0.35),
    is_cheaper: random.chance(0.08),
    owner_warranty: random.chance(0.4),
    passed_customs_clearance: random.chance(0.95),
    is_available_for_rent_to_own: isForRent,
    terms_of_rent: isForRent ? termsOfRent : null,
    time_from: '09:00',
    time_to: '19:00',
  };
}

/** Lists the offer as an attentive dealer would, with nearly every field filled in. */
export function makeCar(offer: Offer, context: DemoContext): DemoCar {
  const { random, options, now, language } = context;
  const last = Math.min(offer.year_stop ?? yearOf(now), yearOf(now));
  const span = Math.min(9, last - offer.year_start);
  const year = last - Math.floor(random.next() ** 1.6 * (span + 1));
  const age = yearOf(now) - year;
  const isNew = age === 0 && random.chance(0.5);
  const mileage = isNew
    ? random.int(5, 60)
    : Math.round((age + 0.4) * random.between(7_000, 17_000) * 0.01) * 100;
  const condition = isNew ? 'excellent' : conditionOf(age, random);
  return {
    offer,
    fields: {
      ...emptyFields,
      brand_id: offer.brand_id,
      car_model_id: offer.model_id,
      generation_id: offer.generation_id,
      year,
      mileage,
      condition,
      used_car: !isNew,
      number_of_owners: isNew ? null : Math.min(4, 1 + Math.floor(random.next() * (1 + age / 4))),
      color_id: options.id('color', random.chance(0.25) ? 'white' : random.pickSkewed(colors)),
      vin: random.chance(0.85) ? vinOf(offer, year, random) : null,
      description: descriptionOf(random, isNew, language),
      ...engineOf(offer, context),
      ...paintOf(age, context),
      ...extrasOf(context),
      ...termsOf(context),
      ...priceOf(offer, { year, mileage, condition }, context),
    },
  };
}

export function leaveUnfinished(car: DemoCar, random: Random): DemoCar {
  const gaps: Partial<AutoFields>[] = [
    { price: null, description: null },
    { mileage: null, vin: null, number_of_owners: null, condition: null },
    { color_id: null, drive_unit_id: null, description: null, services: [], optics: [] },
    { price: null, salon: [], media_tools: [], position_id: null },
    {},
  ];
  return { ...car, fields: { ...car.fields, ...random.pick(gaps) } };
}
