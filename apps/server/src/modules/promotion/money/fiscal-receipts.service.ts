import { businessAccess } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { createPaymentsRepository } from './payments.repository';

export interface FiscalReceiptsParts {
  /** Called in the transaction of the change. */
  onChanged: (owner: Owner, id: number) => Promise<void>;
}

/** Fiscal receipts of payments, which the provider registers with the tax office some time after a card was charged. */
export function createFiscalReceipts({ db }: Pick<Deps, 'db'>, { onChanged }: FiscalReceiptsParts) {
  const payments = createPaymentsRepository(db);
  return {
    /** Idempotent. @param receipt the provider's id of the receipt @returns whether such a receipt is known */
    keep: (receipt: string, url: string): Promise<boolean> =>
      db.transaction(async () => {
        const payment = await payments.byReceipt(receipt);
        if (payment === undefined) return false;
        const { id, business_user_id: owner, fiscal_url } = payment;
        if (fiscal_url === url) return true;
        await payments.update(businessAccess(owner), id, { fiscal_url: url });
        await onChanged(owner, id);
        return true;
      }),

    isKnown: async (receipt: string): Promise<boolean> =>
      (await payments.byReceipt(receipt)) !== undefined,
  };
}

export type FiscalReceipts = ReturnType<typeof createFiscalReceipts>;
