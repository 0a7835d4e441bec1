import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../../../platform/db/tables';
import type { Currency } from '../../../platform/values/money';
import { groupDigits } from '../../foundation/notifications/group-digits';
import type { BilingualText, StoredChange } from './auto-types';

type SaleRow = Row<'sales'>;

const moneyText = (price: number, currency: Currency): BilingualText => ({
  ru: `${groupDigits(price)} ${currency === 'UZS' ? 'сум' : 'у.е.'}`,
  uz: `${groupDigits(price)} ${currency === 'UZS' ? 'so‘m' : 'y.e.'}`,
});

const dayText = (day: string) => day.split('-').toReversed().join('.');

/** Changes of a corrected sale for the history, without data of buyers. */
export async function saleChanges(
  before: SaleRow,
  after: SaleRow,
  nameOf: (seller: number | null) => Promise<string | undefined>,
): Promise<StoredChange[]> {
  const isSame = (...columns: (keyof SaleRow)[]) =>
    columns.every((column) => isDeepStrictEqual(before[column], after[column]));
  const changes: StoredChange[] = [];
  if (!isSame('price', 'currency'))
    changes.push({
      field: 'sale_price',
      before: moneyText(before.price, before.currency),
      after: moneyText(after.price, after.currency),
    });
  if (!isSame('sold_on'))
    changes.push({
      field: 'sold_on',
      before: dayText(before.sold_on),
      after: dayText(after.sold_on),
    });
  if (!isSame('seller_id'))
    changes.push({
      field: 'seller',
      before: await nameOf(before.seller_id),
      after: await nameOf(after.seller_id),
    });
  if (!isSame('lead_id', 'buyer_name', 'buyer_phone')) changes.push({ field: 'buyer' });
  if (!isSame('payments')) changes.push({ field: 'payments' });
  if (!isSame('note')) changes.push({ field: 'note' });
  return changes;
}

type Sold = Pick<SaleRow, 'price' | 'currency' | 'sold_on'>;

export const recordedChanges = ({ price, currency, sold_on }: Sold): StoredChange[] => [
  { field: 'sale_price', after: moneyText(price, currency) },
  { field: 'sold_on', after: dayText(sold_on) },
];

export const undoneChanges = ({ price, currency, sold_on }: Sold): StoredChange[] => [
  { field: 'sale_price', before: moneyText(price, currency) },
  { field: 'sold_on', before: dayText(sold_on) },
];

/** State of a car before its sale, which undo restores. */
export const beforeOf = (car: Row<'autos'>, lead_was_new: boolean): string =>
  JSON.stringify({
    status: car.status,
    status_changed_at: car.status_changed_at,
    is_edited: car.is_edited,
    deactivation_reason: car.deactivation_reason,
    declined_reasons: car.declined_reasons,
    reserved_until: car.reserved_until,
    closed_at: car.closed_at,
    lead_was_new,
  });
