import type { Owner, UserId } from '../../../platform/values/owner';
import { toProblem } from '../../../platform/http/error-handler';
import type { Language } from '../../../platform/values/language';

/** What a payment set aside for a campaign. */
export interface CampaignFunding {
  /** So'm. */
  amount: number;
  paymentId: number;
  /** Who paid. */
  by: { id: UserId; name: string };
}

/** What payments ask of the campaigns, and notify them of; the ads module's. */
export interface PayableCampaigns {
  /** Keeps others from changing the campaign until the surrounding transaction ends. */
  lock(owner: Owner, id: number): Promise<'unknown' | 'payable' | 'closed'>;
  /** Money was set aside for it, in this transaction: a campaign that waits for money goes on. */
  funded(owner: Owner, id: number, funding: CampaignFunding): Promise<void>;
  /** How campaigns are called. */
  titles(
    owner: Owner,
    ids: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, string>>;
}

/** What the ads module offers to those who move money. */
export interface CampaignFundings {
  /** @throws Problem 404; 409 `campaign_not_payable` */
  lockPayable(owner: Owner, id: number, language: Language): Promise<unknown>;
  paid(
    owner: Owner,
    id: number,
    funding: { amount: number; payment_id: number; actor: { kind: 'dealer'; id: number } },
  ): Promise<void>;
  refs(
    owner: Owner,
    ids: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, { title: string }>>;
}

/** Campaigns as payments see them; `fundings` is asked for when it is needed, as the two modules know each other. */
export const payableCampaigns = (fundings: () => CampaignFundings): PayableCampaigns => ({
  async lock(owner, id) {
    try {
      await fundings().lockPayable(owner, id, 'ru');
      return 'payable';
    } catch (error) {
      const { status } = toProblem(error);
      if (status === 404) return 'unknown';
      if (status === 409) return 'closed';
      throw error;
    }
  },
  funded: (owner, id, { amount, paymentId, by }) =>
    fundings().paid(owner, id, {
      amount,
      payment_id: paymentId,
      actor: { kind: 'dealer', id: by.id },
    }),
  async titles(owner, ids, language) {
    const refs = await fundings().refs(owner, ids, language);
    return new Map([...refs].map(([id, { title }]) => [id, title]));
  },
});
