import { dayInTashkent } from '../../../platform/values/clock';
import { type Currency, type DayRate, convert } from '../../../platform/values/money';
import { type AutoFields, type FieldPath, identityFields } from '../autos/auto-fields';
import { freePrices } from '../autos/auto-money';
import type { AutoRow } from '../autos/auto-reader';
import { missingErrors } from '../autos/auto-requirements';
import { mustStayComplete } from '../autos/transition-rules';
import { fieldOf } from './field-paths';
import type { Candidate, CellError, ImportField, PurchasePlan, Warning } from './import-types';
import { type RowValues, sourceOf } from './row-values';

const leastSum = 1_000_000;
const farOff = 20;

interface Sum {
  amount: number;
  currency: Currency;
}

/** A sum of a cell. One under a million so'm, or far off the median of the file, needs a choice: «165» may be millions. */
export function sumOf(
  field: 'price' | 'purchase_price',
  provided: RowValues['price'],
  {
    options,
    median,
    rate,
  }: { options: { currency: Currency }; median: number | undefined; rate: DayRate },
  ask: (
    field: 'price' | 'purchase_price',
    value: string,
    candidates: Candidate[],
    of: { currency: Currency },
  ) => { id: number } | undefined,
): Sum | null | undefined {
  if (provided == null) return provided;
  const currency = provided.currency ?? options.currency;
  const inSum = convert(provided.amount, currency, 'UZS', rate);
  const isFar = (sum: number) =>
    median !== undefined && (sum * farOff < median || sum > median * farOff);
  const isSmall = currency === 'UZS' && provided.amount < leastSum;
  if (!isSmall && !isFar(inSum)) return { amount: provided.amount, currency };
  const scaled =
    currency === 'UZS'
      ? [provided.amount * 1e6, provided.amount * 1e3].filter(
          (sum) => sum >= leastSum && !isFar(sum),
        )
      : [];
  const candidates = [...new Set([...scaled, provided.amount])].map((id) => ({
    id,
    name: String(id),
  }));
  const choice = ask(field, provided.text, candidates, { currency });
  return choice && { amount: choice.id, currency };
}

type Reject = (field: ImportField, code: CellError['code']) => unknown;

/** The purchase that a row writes; undefined when it is the present one. */
export function purchaseOf(
  { purchased_on: day, texts }: RowValues,
  {
    cost,
    before,
    now,
  }: { cost: Sum | null | undefined; before: PurchasePlan | undefined; now: Date },
  reject: Reject,
): PurchasePlan | undefined {
  if (cost == null) return undefined;
  const today = dayInTashkent(now);
  const purchased_on = day ?? before?.purchased_on ?? today;
  const named = texts.purchase_source;
  const source = named == null ? before?.source : sourceOf(named);
  if (named != null && source === undefined) reject('purchase_source', 'not_known');
  if (purchased_on > today) reject('purchased_on', 'date_in_future');
  if (cost.amount === 0) reject('purchase_price', 'price_positive');
  const isSame =
    before?.price === cost.amount &&
    before.currency === cost.currency &&
    before.purchased_on === purchased_on &&
    before.source === source;
  if (isSame) return undefined;
  return {
    price: cost.amount,
    currency: cost.currency,
    purchased_on,
    ...(source !== undefined && { source }),
  };
}

/** Why a listing on sale goes to moderation. */
export function moderationWarning(
  car: AutoRow,
  fields: AutoFields,
  {
    changed,
    rate,
    photos,
  }: { changed: readonly FieldPath[]; rate: DayRate; photos: readonly string[] | undefined },
): Warning | undefined {
  if (!mustStayComplete(car.status)) return undefined;
  const free = freePrices(car, fields.currency, rate);
  const isMoved = changed.includes('price') || changed.includes('currency');
  const { price } = fields;
  if (
    isMoved &&
    free !== undefined &&
    price !== null &&
    (price < free.price_min || price > free.price_max)
  ) {
    const was = convert(car.price ?? 0, car.currency, fields.currency, rate);
    return {
      code: 'moderation',
      field: 'price',
      ...(was > 0 && { percent: Math.round((price / was - 1) * 100) }),
    };
  }
  const identity = identityFields.find((path) => changed.includes(path));
  const field = identity === undefined ? photos && ('photos' as const) : fieldOf(identity);
  return field && { code: 'moderation', field };
}

/** A complete new car with photos may go to moderation by itself. */
export const sentWarnings = (fields: AutoFields, fresh: 'draft' | 'moderation'): Warning[] =>
  fresh === 'moderation' && missingErrors(fields, 1).length === 0 ? [{ code: 'moderation' }] : [];
