import type { AutoMoney, Expense, ExpenseKind, PurchaseSource } from '@karvon/api/main';
import { serverNow } from '@karvon/api/server-clock';
import { CreateExpenseBody, PutPurchaseBody } from '@karvon/api/zod/main/auto-money';
import { formatDateIso } from '../../../../shared/format/date';
import { defineForm } from '../../../../shared/resource/form/define-form';
import {
  choiceField,
  currencyField,
  dayField,
  moneyField,
  optionalChoiceField,
  positivePrice,
  textField,
} from '../../../../shared/resource/form/field-kinds';
import { fieldSet, type FieldValuesOf } from '../../../../shared/resource/form/field-set';

export const purchaseSources = [
  'trade_in',
  'person',
  'auction',
  'import',
  'distributor',
  'dealer',
  'commission',
] as const satisfies readonly PurchaseSource[];

export const expenseKinds = [
  'repair',
  'body',
  'parts',
  'customs',
  'delivery',
  'papers',
  'cleaning',
  'ads',
  'commission',
  'other',
] as const satisfies readonly ExpenseKind[];

const notLater = (day: string | null) =>
  day !== null && day > formatDateIso(serverNow()) ? 'date_in_future' : undefined;

const purchase = fieldSet(PutPurchaseBody, {
  price: moneyField({ label: 'stock:money.purchase', rule: positivePrice }),
  currency: currencyField({ label: 'stock:sum.currency' }),
  purchased_on: dayField({ label: 'stock:sum.date', rule: notLater }),
  source: optionalChoiceField(purchaseSources, {
    label: 'stock:sum.source',
    texts: (source) => `stock:source.${source}`,
  }),
  note: textField({ label: 'stock:sum.note', isAsTyped: true }),
});

export type PurchaseValues = FieldValuesOf<typeof purchase>;

const newPurchase = () => ({ ...purchase.empty(), purchased_on: formatDateIso(serverNow()) });

/** The request replaces the whole purchase. */
export const purchaseForm = defineForm({
  ...purchase,
  name: 'purchase',
  version: 1,
  from: (money: AutoMoney) =>
    money.purchase === undefined ? newPurchase() : purchase.from(money.purchase),
  toCreate: purchase.body,
  toUpdate: (values, before) =>
    purchase.changes(values, before) === undefined ? undefined : purchase.body(values),
});

const expense = fieldSet(CreateExpenseBody, {
  kind: choiceField(expenseKinds, {
    label: 'stock:sum.kind',
    texts: (kind) => `stock:kind.${kind}`,
  }),
  sum: moneyField({ label: 'stock:sum.sum', rule: positivePrice }),
  currency: currencyField({ label: 'stock:sum.currency' }),
  spent_on: dayField({ label: 'stock:sum.date', rule: notLater }),
  note: textField({ label: 'stock:sum.note', isAsTyped: true }),
});

export type ExpenseValues = FieldValuesOf<typeof expense>;

export const expenseFormOf = (autoId: number) =>
  defineForm({
    ...expense,
    name: `expense-${String(autoId)}`,
    version: 1,
    empty: () => ({ ...expense.empty(), spent_on: formatDateIso(serverNow()) }),
    from: (one: Expense) => expense.from(one),
    toCreate: expense.body,
    toUpdate: expense.changes,
  });
