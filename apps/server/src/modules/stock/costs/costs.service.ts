import type { Deps } from '../../../platform/deps';
import { type Access, businessAccess } from '../../../platform/values/access';
import { dayInTashkent } from '../../../platform/values/clock';
import type { BodyOf, ResponseOf } from '../../../platform/values/contract';
import { type Currency, convert } from '../../../platform/values/money';
import {
  type FieldError,
  conflict,
  notFound,
  stale,
  validation,
} from '../../../platform/http/problem';
import type { RatesService } from '../../foundation/rates/rates.service';
import { autoTimes } from '../autos/transition-rules';
import type { AutoReader, AutoRow } from '../autos/auto-reader';
import { ownedTable } from '../../../platform/db/owned-table';
import type { PricesService } from '../prices/prices.service';
import {
  type FrozenRate,
  costOf,
  daysInStock,
  frozenRate,
  inUzs,
  marginOf,
  profitOf,
} from '../autos/car-money';
import { type ExpenseRow, type PurchaseRow, createCostsRepository } from './costs.repository';

type AutoMoney = ResponseOf<'getAutoMoney'>;
type Expense = AutoMoney['expenses'][number];
type Purchase = BodyOf<'putPurchase'>;
type ExpenseCreate = BodyOf<'createExpense'>;
type ExpenseUpdate = BodyOf<'updateExpense'>;

/** The contract's maximum for one car. */
const mostExpenses = 200;

const appliedRate = ({ rate, rate_date }: FrozenRate) =>
  rate === null || rate_date === null ? undefined : { rate, date: rate_date };

const toPurchase = (row: PurchaseRow): AutoMoney['purchase'] => ({
  price: row.price,
  currency: row.currency,
  price_uzs: row.price_uzs,
  rate: appliedRate(row),
  purchased_on: row.purchased_on,
  source: row.source ?? undefined,
  note: row.note,
});

const toExpense = (row: ExpenseRow): Expense => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  sum: row.sum,
  currency: row.currency,
  sum_uzs: row.sum_uzs,
  rate: appliedRate(row),
  spent_on: row.spent_on,
  note: row.note,
});

export interface TradeInPurchase extends FrozenRate {
  price: number;
  currency: Currency;
  approved_at: Date;
}

/** Manages purchases and expenses of cars. Its operations require `autos.costs`. */
export function createCosts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    rates,
    prices,
    autos,
  }: {
    rates: RatesService;
    prices: Pick<PricesService, 'position'>;
    autos: Pick<AutoReader, 'require' | 'lock'>;
  },
) {
  const sales = ownedTable(db, 'sales', { versioned: true });
  const { purchases, expenses, allExpenses, raiseVersion } = createCostsRepository(db);

  async function marketOf(access: Access, row: AutoRow, cost: number | undefined) {
    const { median, price } = await prices.position(access, { auto_id: row.id, currency: 'UZS' });
    if (median === undefined || price === undefined) return undefined;
    const { margin } = marginOf(median, cost);
    return { median, percent: Math.round((price / median - 1) * 100), margin };
  }

  async function read(access: Access, row: AutoRow): Promise<AutoMoney> {
    const now = clock.now();
    const purchase = await purchases.find(access, { auto_id: row.id });
    const rows = await expenses.all(access, { auto_id: row.id });
    const total = rows.reduce((sum, { sum_uzs }) => sum + sum_uzs, 0);
    const cost = costOf(purchase, total);
    const sale = await sales.find(access, { auto_id: row.id });
    const price_uzs =
      row.price === null
        ? undefined
        : convert(row.price, row.currency, 'UZS', await rates.current());
    return {
      id: row.id,
      version: row.money_version,
      purchase: purchase && toPurchase(purchase),
      expenses: rows
        .toSorted((a, b) => b.spent_on.localeCompare(a.spent_on) || b.id - a.id)
        .map(toExpense),
      expenses_total: total,
      cost,
      price_uzs,
      ...(sale === undefined ? marginOf(price_uzs, cost) : {}),
      market: sale === undefined ? await marketOf(access, row, cost) : undefined,
      sale: sale && profitOf(sale.price_uzs, cost),
      days_in_stock: daysInStock(
        {
          purchased_on: purchase?.purchased_on,
          created_at: row.created_at,
          sold_on: sale?.sold_on,
        },
        now,
      ),
    };
  }

  const get = async (access: Access, id: number) => read(access, await autos.require(access, id));

  /** @throws Problem 404; 412 */
  async function lock(access: Access, id: number, version?: number): Promise<AutoRow> {
    const row = await autos.lock(access, id);
    if (row.status === 'deleted') throw notFound();
    if (version !== undefined && version !== row.money_version)
      throw stale(await read(access, row));
    return row;
  }

  /** @throws Problem 422 */
  function requireAmount(
    day: { field: string; value: string },
    amount: { field: string; value: number },
  ) {
    const errors: FieldError[] = [];
    if (amount.value === 0) errors.push({ field: amount.field, code: 'price_positive' });
    if (day.value > dayInTashkent(clock.now()))
      errors.push({ field: day.field, code: 'date_in_future' });
    if (errors.length > 0) throw validation(errors);
  }

  /** Keeps the stored rate while day and currency are unchanged. It may wait for the Central Bank: call it outside transactions. */
  async function rateOf(
    { currency, day }: { currency: Currency; day: string },
    before?: FrozenRate & { currency: Currency; day: string },
  ): Promise<FrozenRate> {
    if (before !== undefined && before.currency === currency && before.day === day) return before;
    return frozenRate(currency, await rates.on(day));
  }

  /** @throws Problem 422 for a sum of 0 or a day in the future */
  async function expenseColumns(body: Required<ExpenseCreate>, before?: ExpenseRow) {
    const { kind, sum, currency, spent_on, note } = body;
    requireAmount({ field: 'spent_on', value: spent_on }, { field: 'sum', value: sum });
    const { rate, rate_date } = await rateOf(
      { currency, day: spent_on },
      before && { ...before, day: before.spent_on },
    );
    const sum_uzs = inUzs(sum, currency, { rate, rate_date });
    return { kind, sum, currency, spent_on, note: note.trim(), rate, rate_date, sum_uzs };
  }

  return {
    /** @throws Problem 404 */
    get,

    /** @throws Problem 404; 412 with the current `AutoMoney`; 422 */
    async putPurchase(
      access: Access,
      id: number,
      version: number,
      { price, currency, purchased_on, source, note }: Purchase,
    ): Promise<AutoMoney> {
      requireAmount(
        { field: 'purchased_on', value: purchased_on },
        { field: 'price', value: price },
      );
      const before = await purchases.find(access, { auto_id: id });
      const { rate, rate_date } = await rateOf(
        { currency, day: purchased_on },
        before && { ...before, day: before.purchased_on },
      );
      const columns = {
        price,
        currency,
        price_uzs: inUzs(price, currency, { rate, rate_date }),
        rate,
        rate_date,
        purchased_on,
        source: source ?? null,
        note: note.trim(),
      };
      return db.transaction(async () => {
        await lock(access, id, version);
        const sale = await sales.find(access, { auto_id: id });
        if (sale !== undefined && purchased_on > sale.sold_on)
          throw validation([{ field: 'purchased_on', code: 'date_after_sale' }]);
        const stored = await purchases.find(access, { auto_id: id });
        if (stored === undefined) await purchases.insert(access, { ...columns, auto_id: id });
        else await purchases.update(access, stored.id, columns);
        await raiseVersion(id);
        return get(access, id);
      });
    },

    /** @throws Problem 404; 412 */
    removePurchase: (access: Access, id: number, version: number): Promise<AutoMoney> =>
      db.transaction(async () => {
        await lock(access, id, version);
        const { id: stored } = await purchases.require(access, { auto_id: id });
        await purchases.delete(access, stored);
        await raiseVersion(id);
        return get(access, id);
      }),

    /** Fetches the rate, and returns a function that stores the expense. @throws Problem 404; 409 `too_many_expenses`; 422 */
    async addExpense(
      access: Access,
      autoId: number,
      body: ExpenseCreate,
    ): Promise<() => Promise<Expense>> {
      const columns = await expenseColumns(body);
      return () =>
        db.transaction(async () => {
          await lock(access, autoId);
          const present = await expenses.all(access, { auto_id: autoId });
          if (present.length >= mostExpenses) throw conflict('too_many_expenses');
          const row = await expenses.insert(access, { ...columns, auto_id: autoId });
          await raiseVersion(autoId);
          return toExpense(row);
        });
    },

    /** @throws Problem 404; 412 with the stored expense; 422 */
    async updateExpense(
      access: Access,
      id: number,
      version: number,
      body: ExpenseUpdate,
    ): Promise<Expense> {
      const before = await expenses.require(access, id);
      const columns = await expenseColumns({ ...before, ...body }, before);
      return db.transaction(async () => {
        await lock(access, before.auto_id);
        const row = await expenses.update(access, id, columns, { version, current: toExpense });
        await raiseVersion(before.auto_id);
        return toExpense(row);
      });
    },

    /** @throws Problem 404 */
    async removeExpense(
      access: Access,
      id: number,
    ): Promise<{ id: number; restorable_until: string }> {
      const { auto_id } = await expenses.require(access, id);
      return db.transaction(async () => {
        await lock(access, auto_id);
        const now = clock.now();
        await expenses.update(access, id, { deleted_at: now });
        await raiseVersion(auto_id);
        return { id, restorable_until: new Date(now.getTime() + autoTimes.undo).toISOString() };
      });
    },

    /** @throws Problem 404; 409 `restore_too_late` */
    async restoreExpense(access: Access, id: number): Promise<Expense> {
      const { auto_id } = await allExpenses.require(access, id);
      return db.transaction(async () => {
        await lock(access, auto_id);
        const { deleted_at } = await allExpenses.require(access, id);
        const end = (deleted_at?.getTime() ?? 0) + autoTimes.undo + autoTimes.undoGrace;
        if (clock.now().getTime() >= end) throw conflict('restore_too_late');
        const row = await allExpenses.update(access, id, { deleted_at: null });
        await raiseVersion(auto_id);
        return toExpense(row);
      });
    },

    /** Stores the price of an approved trade-in as the purchase of its listing, also for members without `autos.costs`. */
    async purchasedByTradeIn(
      { owner }: Access,
      autoId: number,
      { price, currency, rate, rate_date, approved_at }: TradeInPurchase,
    ): Promise<void> {
      const frozen = currency === 'UZS' ? { rate: null, rate_date: null } : { rate, rate_date };
      const made = await purchases.insertNew(businessAccess(owner), {
        auto_id: autoId,
        price,
        currency,
        price_uzs: inUzs(price, currency, frozen),
        ...frozen,
        purchased_on: dayInTashkent(approved_at),
        source: 'trade_in',
      });
      if (made !== undefined) await raiseVersion(autoId);
    },
  };
}

export type CostsService = ReturnType<typeof createCosts>;
