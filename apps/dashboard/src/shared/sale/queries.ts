import { etagOf } from '@karvon/api/http';
import type { SaleInput } from '@karvon/api/main';
import { getGetAutoMoneyQueryOptions } from '@karvon/api/main/auto-money';
import { getListAutosQueryKey, transitionAuto } from '@karvon/api/main/autos';
import { getListLeadsQueryKey, getListLeadsQueryOptions } from '@karvon/api/main/leads';
import { getGetSaleQueryOptions, undoSale, updateSale } from '@karvon/api/main/sales';
import { getGetProfitQueryKey, getGetStockSummaryQueryKey } from '@karvon/api/main/stock';
import { getListApplicationsQueryOptions } from '@karvon/api/main/trade-in';

export const saleQueries = {
  one: (id: number) => getGetSaleQueryOptions(id, { query: { retry: false } }),
  /** The leads of the car. */
  leads: (id: number) => getListLeadsQueryOptions({ auto_id: String(id), size: 100 }),
  /** Cars that buyers may give in part payment. */
  applications: () =>
    getListApplicationsQueryOptions({
      status: ['approved', 'scheduled', 'pending'],
      size: 100,
      ordering: '-created_at',
    }),
  money: (id: number, enabled: boolean) => getGetAutoMoneyQueryOptions(id, { query: { enabled } }),
  /** Cars, with their money and sales, leads, and the figures of the stock. */
  lists: [
    getListAutosQueryKey(),
    getListLeadsQueryKey(),
    getGetStockSummaryQueryKey(),
    getGetProfitQueryKey(),
  ],
} as const;

export interface SoldElsewhere {
  /** The history shows it. */
  note?: string;
  /** Status of a car that left without its sale, which is recorded later. */
  leftAs?: 'deactivated' | 'archived';
}

export const saleCalls = {
  sell: (id: number, sale: SaleInput) => transitionAuto(id, { to: 'sold_on_karvon', sale }),
  sellElsewhere: (
    id: number,
    sale: SaleInput,
    { note = '', leftAs = 'deactivated' }: SoldElsewhere,
  ) =>
    transitionAuto(id, {
      to: leftAs,
      ...(leftAs === 'deactivated' && { reason: 'sold_elsewhere' }),
      sale,
      ...(note !== '' && { note }),
    }),
  update: (base: { id: number; version: number }, sale: SaleInput) =>
    updateSale(base.id, sale, { 'If-Match': etagOf(base) }),
  undo: (id: number) => undoSale(id),
} as const;
