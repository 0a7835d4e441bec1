import type { Currency, DayRate } from '../../../platform/values/money';
import { norm } from '../../../platform/values/text-norm';
import { columnOf, fieldPaths, isSame } from '../autos/auto-fields';
import type { AutoRow } from '../autos/auto-reader';
import type {
  Chosen,
  FieldValue,
  HeaderCurrencies,
  Import,
  ImportOptions,
  PurchasePlan,
} from './import-types';
import type { VinFacts } from '../vin/vin.service';
import type { Matcher } from './matching';

export interface Salon {
  id: number;
  name: string;
  region_id: number;
  district_id: number | null;
}

/** The dealership's cars, without deleted ones. */
export interface CarIndex {
  byVin: ReadonlyMap<string, AutoRow[]>;
  byNumber: ReadonlyMap<string, AutoRow[]>;
  /** Keys consist of model, year, mileage and price. */
  bySimilarity: ReadonlyMap<string, AutoRow[]>;
  numbers: ReadonlyMap<number, string>;
  purchases: ReadonlyMap<number, PurchasePlan>;
  /** Addresses whose photos each car has. */
  photos: ReadonlyMap<number, ReadonlySet<string>>;
  isVisible: (row: AutoRow) => boolean;
}

export interface PlanContext {
  mapping: Import['mapping'];
  options: ImportOptions;
  matcher: Matcher;
  cars: CarIndex;
  salons: readonly Salon[];
  chosen: readonly Chosen[];
  /** Choices of earlier files by `rememberedKey`. */
  remembered: ReadonlyMap<string, { id: number; position_id?: number }>;
  /** The first row with each VIN and number. */
  firstRows: ReadonlyMap<string, number>;
  /** Facts of the file's VINs. */
  vins: ReadonlyMap<string, VinFacts>;
  /** VINs that another dealership offers. */
  elsewhere: ReadonlySet<string>;
  /** Currencies that the headers of money columns name. */
  headerCurrencies: HeaderCurrencies;
  /** So'm; undefined with fewer than five prices. */
  median: number | undefined;
  rate: DayRate;
  /** Values that the feed wrote to each car in its last run; undefined for a file. */
  feed: ReadonlyMap<number, Readonly<Record<string, FieldValue>>> | undefined;
  /** Origin of a local stand-in, allowed for photos beside https. */
  localOrigin: string | undefined;
  now: Date;
}

/** Fields whose value is another than the feed wrote: somebody edited them by hand. */
export const editedPaths = (
  car: AutoRow,
  written: Readonly<Record<string, FieldValue>> = {},
): string[] =>
  fieldPaths.filter((path) => path in written && !isSame(car[columnOf(path)], written[path]));

export const similarityKeyOf = (car: {
  car_model_id: number | null;
  year: number | null;
  mileage: number | null;
  price: number | null;
}): string => [car.car_model_id, car.year, car.mileage, car.price].join(' ');

export interface ChoiceKey {
  field: string;
  value: string;
  brand_id?: number | undefined;
  car_model_id?: number | undefined;
  currency?: Currency | undefined;
}

/** Equal for the rows that one choice answers. */
export const keyOfChoice = ({
  field,
  value,
  brand_id,
  car_model_id,
  currency,
}: ChoiceKey): string => [field, brand_id, car_model_id, currency, value].join(' ');

/** Under what a choice is remembered. `of_id` is the brand of a model, or the model of its parts. */
export const rememberedOf = ({ field, value, brand_id, car_model_id }: ChoiceKey) => ({
  field,
  value: norm(value),
  of_id: car_model_id ?? brand_id ?? 0,
});

export const rememberedKey = ({ field, value, of_id }: ReturnType<typeof rememberedOf>): string =>
  [field, of_id, value].join(' ');

const rankOf = ({ status }: AutoRow) =>
  status === 'sold_on_karvon' ? 2 : status === 'archived' ? 1 : 0;

/** Cars with one key, of which an update means the first: live ones before archived and sold ones, then the newest. */
export function carsWith(
  index: ReadonlyMap<string, AutoRow[]>,
  key: string | null,
): { car: AutoRow | undefined; isShared: boolean } {
  const list = (key === null ? undefined : index.get(key)) ?? [];
  const [car, next] = list.toSorted((a, b) => rankOf(a) - rankOf(b) || b.id - a.id);
  return { car, isShared: next !== undefined && rankOf(next) === 0 };
}
