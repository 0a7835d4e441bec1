import type { AutoRemoderation, AutoUpdate, Currency } from '@karvon/api/main';
import { convertMoney } from '../../../../shared/format/money';

export interface RemoderationCauses {
  /** Paths of changed fields that require moderation. */
  fields: string[];
  /** Set when the new price is more than 20 % off the approved one. `change` needs both prices in one currency. */
  price: { before: Priced; after: Priced; change: number | undefined } | undefined;
}

export interface Priced {
  price: number | null;
  currency: Currency;
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Reasons that saving would send the listing back to moderation. Undefined without any.
 *
 * @param rules the listing's rules. Undefined when nothing can send it back
 * @param before price and photos as saved; `after` has those of the form
 * @param rate so'm for one y.e., to compare prices after a change of currency. Without it the form asks
 */
export function remoderationCauses(
  rules: AutoRemoderation | undefined,
  update: AutoUpdate,
  before: Priced & { photos: readonly string[] },
  after: Priced,
  rate: number | undefined,
): RemoderationCauses | undefined {
  if (rules === undefined) return undefined;
  const fields = changedPaths(update).filter(
    (path) =>
      rules.fields.includes(path) &&
      // A new order of the same photos is no change.
      (path !== 'photos' || !isSameSet(update.photos ?? [], before.photos)),
  );
  const price = isFarOff(rules, before, after, rate)
    ? { before: pricedOf(before), after: pricedOf(after), change: changeOf(before, after) }
    : undefined;
  return fields.length > 0 || price ? { fields, price } : undefined;
}

const pricedOf = ({ price, currency }: Priced): Priced => ({ price, currency });

/** Price change as a share of the previous price. */
const changeOf = (before: Priced, after: Priced) =>
  before.price === null || after.price === null || before.currency !== after.currency
    ? undefined
    : after.price / before.price - 1;

function isFarOff(
  { price_min, price_max }: AutoRemoderation,
  before: Priced,
  after: Priced,
  rate: number | undefined,
): boolean {
  if (after.price === null) return false;
  if (after.price === before.price && after.currency === before.currency) return false;
  const isSameCurrency = after.currency === before.currency;
  if (!isSameCurrency && rate === undefined) return true;
  const price =
    isSameCurrency || rate === undefined
      ? after.price
      : convertMoney(after.price, after.currency, rate);
  return price < (price_min ?? 0) || price > (price_max ?? Infinity);
}

export function changedPaths({ core_car, ...listing }: AutoUpdate): string[] {
  return [
    ...Object.keys(core_car ?? {}).map((name) => `core_car.${name}`),
    ...Object.keys(listing),
  ];
}
