import type { Access } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/http/problem';
import type { Language } from '../../../platform/values/language';
import { createCampaignHistoryRepository } from './campaign-history.repository';
import type { CampaignLifecycle } from './campaign-lifecycle';
import { canPay, dueOf } from './campaign-rules';
import type { Actor } from './campaign-types';
import { titleOf } from './campaign-title';
import { createCampaignsRepository } from './campaigns.repository';

export interface Funding {
  amount: number;
  payment_id?: number | undefined;
  actor: Actor;
}

export function createCampaignFunding(
  { db, clock }: Deps,
  { lifecycle }: { lifecycle: CampaignLifecycle },
) {
  const campaigns = createCampaignsRepository(db);
  const history = createCampaignHistoryRepository(db);

  return {
    /**
     * Locks the campaign until the surrounding transaction ends. Call it before the account is locked.
     * @returns its title and the so'm that its budget lacks
     * @throws Problem 404; 409 `campaign_not_payable`
     */
    async lockPayable(access: Access, id: number, language: Language) {
      const row = await campaigns.lock(access, id);
      if (!canPay(row)) throw conflict('campaign_not_payable');
      return { id, title: titleOf(row, language), to_pay: dueOf(row) };
    },

    /**
     * Adds money, in the transaction that writes the ledger's `reserve`. A campaign that waited for money runs again; money above the budget
     * raises the budget.
     * @throws Problem 404; 409 `campaign_not_payable`
     */
    async paid(access: Access, id: number, { amount, payment_id, actor }: Funding): Promise<void> {
      const row = await campaigns.lock(access, id);
      if (!canPay(row)) throw conflict('campaign_not_payable');
      const paid = row.paid + amount;
      const budget = Math.max(row.budget, paid - row.released);
      const funded = await campaigns.change(id, {
        paid,
        budget,
        low_notified_at: null,
        ...(budget === row.budget ? {} : { pocket_id: null }),
        updated_at: clock.now(),
      });
      if (await lifecycle.resume(funded, { actor, amount, payment_id })) return;
      const at = clock.now();
      await history.add({ campaign_id: id, at, kind: 'paid', actor, amount, payment_id });
    },

    /** Leaves out campaigns of other businesses. */
    async refs(access: Access, ids: readonly number[], language: Language) {
      const rows = ids.length === 0 ? [] : await campaigns.all(access, { id: [...new Set(ids)] });
      return new Map(rows.map((row) => [row.id, { id: row.id, title: titleOf(row, language) }]));
    },
  };
}

export type CampaignFunding = ReturnType<typeof createCampaignFunding>;
