import { ApiError } from '@karvon/api/errors';
import { etagOf } from '@karvon/api/http';
import type {
  Auto,
  AutoMoney,
  Expense,
  ExpenseCreate,
  ExpenseUpdate,
  PurchaseInput,
} from '@karvon/api/main';
import {
  createExpense,
  deleteExpense,
  deletePurchase,
  getAutoMoney,
  getGetAutoMoneyQueryKey,
  getGetAutoMoneyQueryOptions,
  putPurchase,
  restoreExpense,
  updateExpense,
} from '@karvon/api/main/auto-money';
import {
  getGetAutoHistoryQueryOptions,
  getGetAutoStatisticsQueryOptions,
  getGetModerationEstimateQueryOptions,
} from '@karvon/api/main/autos';
import { getGetPermissionsQueryOptions } from '@karvon/api/main/business';
import { getGetAvtosalonQueryOptions } from '@karvon/api/main/avtosalons';
import { getListLeadsQueryOptions } from '@karvon/api/main/leads';
import { getGetProfitQueryKey, getGetStockSummaryQueryKey } from '@karvon/api/main/stock';
import { getGetPricePositionQueryOptions } from '@karvon/api/search/prices';
import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { GeneratedQuery } from '../../../shared/resource/query/generated-query';

/** Separate from `../queries`, which the first screen of the list loads. */
export const autoViewQueries = {
  history: (id: number, page: number) => getGetAutoHistoryQueryOptions(id, { page, size: 20 }),
  leads: (id: number, page: number) =>
    getListLeadsQueryOptions({ auto_id: String(id), page, size: 20 }),
  buyers: (id: number) => getListLeadsQueryOptions({ auto_id: String(id), size: 100 }),
  statistics: (id: number, period: { from: string; to: string }) =>
    getGetAutoStatisticsQueryOptions(id, period, { query: { placeholderData: keepPreviousData } }),
  salon: (id: number | undefined) =>
    getGetAvtosalonQueryOptions(id ?? 0, { query: { enabled: id !== undefined, retry: false } }),
  moderationEstimate: () => getGetModerationEstimateQueryOptions(),
  position: ({ id, price }: Pick<Auto, 'id' | 'price'>) =>
    getGetPricePositionQueryOptions({ auto_id: id }, { query: { enabled: price !== undefined } }),
} as const;

export const moneyQueries = {
  one: (id: number) => getGetAutoMoneyQueryOptions(id),
  of: (id: number): QueryKey[] => [getGetAutoMoneyQueryKey(id)],
  /** Queries that a purchase or an expense of the car changes. */
  changedBy: (id: number): QueryKey[] => [
    getGetAutoMoneyQueryKey(id),
    getGetStockSummaryQueryKey(),
    getGetProfitQueryKey(),
  ],
  permissions: () => getGetPermissionsQueryOptions(),
} as const;

/** The contract has no request for one expense: it is read from the car's money. */
export const expenseQueries = (autoId: number) => ({
  one: (id: number): GeneratedQuery<Expense> => ({
    queryKey: moneyQueries.of(autoId).flat().concat('expense', id),
    queryFn: async () => {
      const { expenses } = await getAutoMoney(autoId);
      const found = expenses.find((expense) => expense.id === id);
      if (found === undefined) throw new ApiError({ kind: 'not_found' });
      return found;
    },
  }),
  lists: moneyQueries.changedBy(autoId),
});

export const moneyCalls = {
  save: (base: { id: number; version: number }, body: PurchaseInput) =>
    putPurchase(base.id, body, { 'If-Match': etagOf(base) }),
  removePurchase: (money: AutoMoney) => deletePurchase(money.id, { 'If-Match': etagOf(money) }),
  addExpense: (autoId: number, body: ExpenseCreate, key: string) =>
    createExpense(autoId, body, { 'Idempotency-Key': key }),
  updateExpense: (base: { id: number; version: number }, update: ExpenseUpdate) =>
    updateExpense(base.id, update, { 'If-Match': etagOf(base) }),
  removeExpense: (id: number) => deleteExpense(id),
  restoreExpense: (id: number) => restoreExpense(id),
} as const;
