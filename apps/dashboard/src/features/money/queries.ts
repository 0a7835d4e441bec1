import type { PaymentCreate } from '@karvon/api/main';
import { getGetCampaignQueryOptions, getListCampaignsQueryKey } from '@karvon/api/main/ads';
import {
  addCard,
  createPayment,
  deleteCard,
  exportLedger,
  getGetBalanceQueryKey,
  getGetBalanceQueryOptions,
  getGetPaymentProviderQueryOptions,
  getGetPaymentQueryOptions,
  getListCardsQueryKey,
  getListCardsQueryOptions,
  getListLedgerQueryKey,
  getListLedgerQueryOptions,
  getListPaymentsQueryKey,
  getListPaymentsQueryOptions,
  refundPayment,
  sendReceipt,
  updateCard,
} from '@karvon/api/main/payments';
import { defineFilters, type ListState } from '../../shared/resource/filters/define-filters';
import { dates, someOf } from '../../shared/resource/filters/filter-kinds';

export const ledgerFilters = defineFilters({
  kind: someOf({
    label: 'money:ledger.kind',
    place: 'bar',
    options: {
      top_up: 'money:kind.top_up',
      reserve: 'money:kind.reserve',
      release: 'money:kind.release',
      spend: 'money:kind.spend',
      refund: 'money:kind.refund',
    },
  }),
  period: dates({ label: 'money:ledger.period', place: 'bar' }),
});

export type LedgerState = ListState<typeof ledgerFilters>;

const second = 1000;

export const moneyQueries = {
  balance: () => getGetBalanceQueryOptions(),
  cards: () => getListCardsQueryOptions(),
  /** Who takes cards: it changes with a deployment. */
  provider: () =>
    getGetPaymentProviderQueryOptions({ query: { staleTime: 600 * second, retry: false } }),
  ledger: (state: LedgerState) => getListLedgerQueryOptions(ledgerFilters.query(state)),
  /** Asked again and again while the provider has not said the last word. */
  payment: (id: number | undefined) =>
    getGetPaymentQueryOptions(id ?? 0, {
      query: {
        enabled: id !== undefined,
        refetchInterval: ({ state: { data } }) =>
          data?.status === 'pending' || data?.status === 'refunding' ? 2 * second : false,
      },
    }),
  campaign: (id: number) => getGetCampaignQueryOptions(id),
  /** What was started for a campaign and has no outcome yet. */
  pending: (campaign: number) =>
    getListPaymentsQueryOptions({ campaign_id: campaign, status: ['pending'], size: 1 }),
  /** Everything that a payment changes. */
  money: [
    getGetBalanceQueryKey(),
    getListLedgerQueryKey(),
    getListPaymentsQueryKey(),
    getListCampaignsQueryKey(),
  ],
  cardLists: [getListCardsQueryKey()],
} as const;

export const moneyCalls = {
  addCard: (token: string, key: string) => addCard({ token }, { 'Idempotency-Key': key }),
  makeDefault: (id: number) => updateCard(id, { is_default: true }),
  removeCard: (id: number) => deleteCard(id),
  pay: (body: PaymentCreate, key: string) => createPayment(body, { 'Idempotency-Key': key }),
  refund: (id: number, key: string) => refundPayment(id, { 'Idempotency-Key': key }),
  sendReceipt: ({ id, phone }: { id: number; phone: string }, key: string) =>
    sendReceipt(id, { phone }, { 'Idempotency-Key': key }),
  csv: (state: LedgerState) => exportLedger(ledgerFilters.query(state)),
} as const;
