import type { Currency, PaymentKind, Sale, SaleInput } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { UpdateSaleBody } from '@karvon/api/zod/main/sales';
import * as z from 'zod/mini';
import { formatDateIso } from '../format/date';
import { formatMoney } from '../format/money';
import { peopleQueries } from '../lookups/people-queries';
import { namesFrom } from '../lookups/names-from';
import { defineForm } from '../resource/form/define-form';
import {
  currencyField,
  dayField,
  moneyField,
  phoneField,
  positivePrice,
  referenceField,
  textField,
  unsent,
  type FieldKind,
} from '../resource/form/field-kinds';
import type { FormatContext } from '../resource/form/form-definition';
import { fieldSet, type FieldValuesOf } from '../resource/form/field-set';

export const paymentKinds = [
  'cash',
  'transfer',
  'card',
  'nasiya',
  'trade_in',
] as const satisfies readonly PaymentKind[];

export const mostParts = 3;

/** A single part is the price and has no sum of its own. */
export interface PaymentPart {
  kind: PaymentKind;
  sum: number | null;
  /** Trade-in application of the car that is given in part payment. */
  application_id?: number | undefined;
}

/** Buyers without a lead. Every other value is the id of a lead. */
export const nobody = 'none';
export const other = 'other';

const paymentsField: FieldKind<PaymentPart[], Sale['payments'] | undefined, undefined> = {
  label: 'stock:sale.pay',
  isRequired: false,
  shape: z.array(
    z.object({
      kind: z.enum(paymentKinds),
      sum: z.nullable(z.number()),
      application_id: z.optional(z.number()),
    }),
  ),
  empty: [{ kind: 'cash', sum: null }],
  from: (parts = []) => (parts.length === 0 ? [{ kind: 'cash', sum: null }] : parts),
  to: () => undefined,
  format: (parts, { t, language, values }: FormatContext<{ currency: Currency }>) =>
    parts
      .map(({ kind, sum }) => {
        const name = t(`stock:pay.${kind}`);
        return sum === null ? name : `${name} ${formatMoney(sum, values.currency, language)}`;
      })
      .join(', '),
};

const sale = fieldSet(UpdateSaleBody, {
  who: unsent(textField({ label: 'stock:sale.buyer', isRequired: false })),
  buyer_name: unsent(
    textField({ label: 'stock:sale.name', path: 'buyer.name', isRequired: false }),
  ),
  buyer_phone: unsent(
    phoneField({
      label: 'stock:sale.phone',
      path: 'buyer.phone',
      isRequired: false,
      countries: 'any',
    }),
  ),
  price: moneyField({ label: 'stock:sale.price', rule: positivePrice }),
  currency: currencyField({ label: 'stock:sum.currency' }),
  sold_on: dayField({
    label: 'stock:sum.date',
    isRequired: true,
    rule: (day) =>
      day !== null && day > formatDateIso(serverNow()) ? 'date_in_future' : undefined,
  }),
  payments: paymentsField,
  seller: referenceField({
    label: 'stock:sale.seller',
    format: namesFrom(peopleQueries.assignable),
  }),
  note: textField({ label: 'stock:sum.note' }),
});

export type SaleValues = FieldValuesOf<typeof sale>;

export const partsTotal = ({ payments, price }: Pick<SaleValues, 'payments' | 'price'>): number =>
  payments.length === 1
    ? (price ?? 0)
    : payments.reduce((total, part) => total + (part.sum ?? 0), 0);

/** Every part has a sum, and together they are the price. */
export const partsAgree = (values: Pick<SaleValues, 'payments' | 'price'>): boolean =>
  values.payments.length === 1 ||
  (values.payments.every(({ sum }) => Boolean(sum)) && partsTotal(values) === (values.price ?? 0));

function bodyOf(values: SaleValues): SaleInput {
  const { who, buyer_name, buyer_phone, payments, price, currency } = values;
  const { sold_on, seller, note } = sale.body(values);
  return {
    price: price ?? 0,
    currency,
    sold_on,
    seller,
    note,
    payments: payments.map(({ kind, sum, application_id }) => ({
      kind,
      sum: payments.length === 1 ? (price ?? 0) : (sum ?? 0),
      ...(kind === 'trade_in' && application_id !== undefined && { application_id }),
    })),
    ...(who === other && {
      buyer: { name: buyer_name.trim(), ...(buyer_phone !== '' && { phone: buyer_phone }) },
    }),
    ...(who !== other && who !== nobody && { lead_id: Number(who) }),
  };
}

const valuesOf = (one: Sale): SaleValues => ({
  ...sale.from({ ...one, who: '', buyer_name: one.buyer?.name, buyer_phone: one.buyer?.phone }),
  who: one.lead === undefined ? (one.buyer === undefined ? nobody : other) : String(one.lead.id),
});

export interface SoldCar {
  id: number;
  title: string;
  price?: number | undefined;
  currency: Currency;
  /** Day of the sale at first. @default today */
  leftOn?: string;
}

/** Starts with the asking price, the day, and the lead. Each car has its own draft. */
export const saleFormOf = (car: SoldCar, lead?: { id: number }) =>
  defineForm({
    ...sale,
    name: `sale-${String(car.id)}`,
    version: 1,
    empty: () => ({
      ...sale.empty(),
      price: car.price ?? null,
      currency: car.currency,
      sold_on: car.leftOn ?? formatDateIso(serverNow()),
      who: lead === undefined ? nobody : String(lead.id),
    }),
    from: valuesOf,
    rules: async (values) => ({
      ...(await sale.rules(values)),
      ...(values.who === other && values.buyer_name.trim() === '' && { buyer_name: 'required' }),
      ...(!partsAgree(values) && { payments: 'parts_sum' }),
    }),
    toCreate: bodyOf,
    toUpdate: (values, before) =>
      JSON.stringify(bodyOf(values)) === JSON.stringify(bodyOf(before))
        ? undefined
        : bodyOf(values),
    // The transition has the sale below `sale`.
    fieldOf: (path) => sale.fieldOf(path.replace(/^sale\./, '')),
  });
