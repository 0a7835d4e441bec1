import type { Owner } from '../../../platform/values/owner';
import type { Dealer } from '../../../platform/values/dealer';
import type { Deps } from '../../../platform/deps';
import { createCards } from './cards.service';
import { createFiscalReceipts } from './fiscal-receipts.service';
import { registerLedgerCheck } from '../ledger/ledger-check';
import { createLedgerList } from './ledger-list.service';
import { createLedger } from '../ledger/ledger.service';
import type { PayableCampaigns } from './payable-campaigns';
import { createPaymentCharge } from './payment-charge.service';
import { createPaymentRefund } from './payment-refund.service';
import { type Payer, amountLimits, createPaymentsService } from './payments.service';
import type { StoredPayment } from './payments.repository';

/** How often a business may do what reaches the provider. */
export interface AttemptLimit {
  bucket: string;
  max: number;
  seconds: number;
}

export interface MoneyOptions {
  campaigns: PayableCampaigns;
  /** Who is signed in, as receipts name them; the business module's. */
  payerOf: (dealer: Dealer) => Promise<Payer>;
  /** Raises counters. @throws Problem 429 */
  takeLimits: (limits: readonly AttemptLimit[]) => Promise<void>;
  onPaymentEnded: (owner: Owner, payment: StoredPayment, isPaid: boolean) => Promise<void>;
  /** Called in the transaction of whatever else changes a payment. */
  onPaymentChanged: (owner: Owner, id: number) => Promise<void>;
}

const hour = 3600;

/** The services of this module, made for each other. */
export function createMoney(deps: Deps, options: MoneyOptions) {
  const { campaigns, takeLimits } = options;
  registerLedgerCheck(deps);
  const limited = (name: string, max: number) => (owner: Owner) =>
    takeLimits([
      { bucket: `${name}:${owner}`, max, seconds: hour },
      { bucket: `${name}-day:${owner}`, max: max * 3, seconds: 24 * hour },
    ]);
  const ledger = createLedger(deps);
  const charge = createPaymentCharge(deps, {
    ledger,
    campaigns,
    onEnded: options.onPaymentEnded,
    onChanged: options.onPaymentChanged,
  });
  return {
    ledger,
    charge,
    entries: createLedgerList(deps, { campaigns }),
    cards: createCards(deps, { limit: limited('card', 10) }),
    payments: createPaymentsService(deps, {
      campaigns,
      charge,
      ledger,
      limit: limited('payment', 60),
    }),
    refunds: createPaymentRefund(deps, { ledger, charge, onChanged: options.onPaymentChanged }),
    fiscalReceipts: createFiscalReceipts(deps, { onChanged: options.onPaymentChanged }),
    payerOf: options.payerOf,
    /** To whom a browser hands a card; undefined where payments are off. */
    provider: deps.payments && {
      ...deps.payments.info,
      card_types: ['uzcard' as const, 'humo' as const],
      min_amount: amountLimits.min,
      max_amount: amountLimits.max,
    },
  };
}

export type MoneyServices = ReturnType<typeof createMoney>;
