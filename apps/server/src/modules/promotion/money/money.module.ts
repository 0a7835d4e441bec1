import type { Deps } from '../../../platform/deps';
import { type Limiter, createLimiter } from '../../../platform/http/limiter';
import type { Dealer } from '../../../platform/values/dealer';
import { inSeconds } from '../../../platform/values/clock';
import type { Owner } from '../../../platform/values/owner';
import type { NotificationsService } from '../../foundation/notifications/notifications.service';
import type { BusinessService } from '../../identity/members/business.service';
import type { Ledger } from '../ledger/ledger.service';
import { createCards } from './cards.service';
import { createFiscalReceipts } from './fiscal-receipts.service';
import { createLedgerList } from './ledger-list.service';
import type { PayableCampaigns } from './payable-campaigns';
import { createPaymentCharge } from './payment-charge.service';
import { createPaymentRefund } from './payment-refund.service';
import type { StoredPayment } from './payments.repository';
import { type Payer, amountLimits, createPaymentsService } from './payments.service';

export interface MoneyLower {
  ledger: Ledger;
  campaigns: PayableCampaigns;
  business: Pick<BusinessService, 'profile'>;
  notifications: Pick<NotificationsService, 'notify' | 'showChange'>;
  /** Replaced by tests with many attempts. @default counters in the database */
  limiter?: Pick<Limiter, 'take'>;
}

export function createMoney(
  deps: Deps,
  { ledger, campaigns, business, notifications, limiter = createLimiter(deps) }: MoneyLower,
) {
  const limited = (name: string, max: number) => (owner: Owner) =>
    limiter.take([
      { bucket: `${name}:${owner}`, max, seconds: inSeconds.hour },
      { bucket: `${name}-day:${owner}`, max: max * 3, seconds: inSeconds.day },
    ]);
  const onEnded = (owner: Owner, { id, amount }: StoredPayment, isPaid: boolean) =>
    notifications.notify(owner, {
      type: isPaid ? 'payment_succeeded' : 'payment_failed',
      target: { type: 'payment', id },
      params: { amount },
    });
  const onChanged = (owner: Owner, id: number) =>
    notifications.showChange(owner, { type: 'payment', id });
  const charge = createPaymentCharge(deps, { ledger, campaigns, onEnded, onChanged });
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
    refunds: createPaymentRefund(deps, { ledger, charge, onChanged }),
    fiscalReceipts: createFiscalReceipts(deps, { onChanged }),
    async payerOf({ user }: Dealer): Promise<Payer> {
      const { full_name: name, company_name, tin } = await business.profile(user);
      return { company: company_name ?? name, tin, user: { id: user, name } };
    },
    /** Provider data for the browser to submit a card; undefined when payments are off. */
    provider: deps.payments && {
      ...deps.payments.info,
      card_types: ['uzcard' as const, 'humo' as const],
      min_amount: amountLimits.min,
      max_amount: amountLimits.max,
    },
  };
}

export type MoneyServices = ReturnType<typeof createMoney>;
