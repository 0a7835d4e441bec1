import type { PaymentCreate } from '@karvon/api/main';
import { getGetCampaignQueryOptions, getListCampaignsQueryKey } from '@karvon/api/main/ads';
import {
  addCard,
  createPayment,
  deleteCard,
  exportLedger,
  exportPayments,
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
  startCardVerification,
  updateCard,
} from '@karvon/api/main/payments';
import { campaignFilter } from '../../shared/lookups/row-filters';
import {
  defineFilters,
  unpaged,
  type ListState,
} from '../../shared/resource/filters/define-filters';
import { dates, ordering, someOf, tabs } from '../../shared/resource/filters/filter-kinds';

export const ledgerFilters = defineFilters(
  {
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
    campaign_id: campaignFilter('money:ledger.campaign'),
    ordering: ordering({
      label: 'money:order.label',
      options: {
        '-at': 'money:order.-at',
        at: 'money:order.at',
        '-amount': 'money:order.-amount',
        amount: 'money:order.amount',
      },
    }),
  },
  { place: { tab: 'money' } },
);

export const paymentFilters = defineFilters(
  {
    status: tabs({
      label: 'money:payments.tabs',
      tabs: [
        { id: 'all', label: 'common:all', values: [] },
        { id: 'paid', label: 'money:payments.paid', values: ['paid'] },
        { id: 'pending', label: 'money:payments.pending', values: ['pending'] },
        { id: 'failed', label: 'money:payments.failed', values: ['failed', 'cancelled'] },
        { id: 'refunds', label: 'money:payments.refunds', values: ['refunding', 'refunded'] },
      ],
    }),
    period: dates({ label: 'money:ledger.period', place: 'bar' }),
    campaign_id: campaignFilter('money:ledger.campaign'),
    ordering: ordering({
      label: 'money:order.label',
      options: {
        '-created_at': 'money:order.-at',
        created_at: 'money:order.at',
        '-amount': 'money:order.-amount',
        amount: 'money:order.amount',
      },
    }),
  },
  { place: { tab: 'money', rows: 'payments' } },
);

export type PaymentsState = ListState<typeof paymentFilters>;

export type LedgerState = ListState<typeof ledgerFilters>;

const second = 1000;

export const moneyQueries = {
  balance: () => getGetBalanceQueryOptions(),
  cards: () => getListCardsQueryOptions(),
  provider: () =>
    getGetPaymentProviderQueryOptions({ query: { staleTime: 600 * second, retry: false } }),
  ledger: (state: LedgerState) => getListLedgerQueryOptions(ledgerFilters.query(state)),
  payments: (state: PaymentsState) => getListPaymentsQueryOptions(paymentFilters.query(state)),
  /** Polls a payment while it is pending or being refunded. */
  payment: (id: number | undefined) =>
    getGetPaymentQueryOptions(id ?? 0, {
      query: {
        enabled: id !== undefined,
        refetchInterval: ({ state: { data } }) =>
          data?.status === 'pending' || data?.status === 'refunding' ? 2 * second : false,
      },
    }),
  campaign: (id: number) => getGetCampaignQueryOptions(id),
  pending: (campaigns: readonly number[], maySee: boolean) => {
    const [only, ...others] = campaigns;
    return getListPaymentsQueryOptions(
      {
        ...(others.length === 0 && only !== undefined && { campaign_id: only }),
        status: ['pending'],
        size: others.length === 0 ? 1 : 100,
      },
      { query: { enabled: maySee } },
    );
  },
  money: [
    getGetBalanceQueryKey(),
    getListLedgerQueryKey(),
    getListPaymentsQueryKey(),
    getListCampaignsQueryKey(),
  ],
  cardLists: [getListCardsQueryKey()],
} as const;

export const moneyCalls = {
  startVerification: async (id: number): Promise<string> => (await startCardVerification(id)).token,
  addCard: (token: string, key: string) => addCard({ token }, { 'Idempotency-Key': key }),
  makeDefault: (id: number) => updateCard(id, { is_default: true }),
  removeCard: (id: number) => deleteCard(id),
  pay: (body: PaymentCreate, key: string) => createPayment(body, { 'Idempotency-Key': key }),
  refund: (id: number, key: string) => refundPayment(id, { 'Idempotency-Key': key }),
  sendReceipt: ({ id, phone }: { id: number; phone: string }, key: string) =>
    sendReceipt(id, { phone }, { 'Idempotency-Key': key }),
  csv: (state: LedgerState) => exportLedger(unpaged(ledgerFilters.query(state))),
  paymentsCsv: (state: PaymentsState) => exportPayments(unpaged(paymentFilters.query(state))),
} as const;
