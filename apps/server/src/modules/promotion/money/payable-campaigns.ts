import type { Access } from '../../../platform/values/access';
import type { UserId } from '../../../platform/values/owner';
import { toProblem } from '../../../platform/http/error-handler';
import type { CampaignFunding } from '../ads/campaign-funding';
import type { Language } from '../../../platform/values/language';

export interface SetAside {
  amount: number;
  paymentId: number;
  by: { id: UserId; name: string };
}

export interface PayableCampaigns {
  /** Locks the campaign until the surrounding transaction ends. */
  lock(access: Access, id: number): Promise<'unknown' | 'payable' | 'closed'>;
  /** Called in the transaction that reserves money: a campaign that waits for money resumes. */
  funded(access: Access, id: number, setAside: SetAside): Promise<void>;
  titles(
    access: Access,
    ids: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, string>>;
}

export const payableCampaigns = (funding: CampaignFunding): PayableCampaigns => ({
  async lock(access, id) {
    try {
      await funding.lockPayable(access, id, 'ru');
      return 'payable';
    } catch (error) {
      const { status } = toProblem(error);
      if (status === 404) return 'unknown';
      if (status === 409) return 'closed';
      throw error;
    }
  },
  funded: (access, id, { amount, paymentId, by }) =>
    funding.paid(access, id, {
      amount,
      payment_id: paymentId,
      actor: { kind: 'dealer', id: by.id },
    }),
  async titles(access, ids, language) {
    const refs = await funding.refs(access, ids, language);
    return new Map([...refs].map(([id, { title }]) => [id, title]));
  },
});
