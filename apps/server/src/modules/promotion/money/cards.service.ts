import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';
import type { Deps } from '../../../platform/deps';
import { Problem, validation } from '../../../platform/http/problem';
import type { ProviderCard } from '../../../platform/providers/payments/payment-provider';
import { cardTypeOf, isExpired, toCard } from './cards.mapper';
import { type StoredCard, createCardsRepository } from './cards.repository';

const mostCards = 20;

/** Seconds until a retry makes sense when the provider does not respond. */
const retryAfter = 30;

export const providerUnavailable = () =>
  new Problem(503, 'provider_unavailable', { retry_after: retryAfter });

const names = { uzcard: 'Uzcard', humo: 'Humo', other: 'Card' } as const;

/** `Uzcard •6311`. */
const titleOf = (type: keyof typeof names, masked: string) => `${names[type]} •${masked.slice(-4)}`;

export interface CardsOptions {
  /** @throws Problem 429 */
  limit: (owner: Owner) => Promise<void>;
}

export function createCards(
  { db, clock, payments: provider }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  { limit }: CardsOptions,
) {
  const cards = createCardsRepository(db);

  /** @throws Problem 422 `card_unknown`, `card_not_verified`, `card_expired`; 503 */
  async function askProvider(token: string): Promise<ProviderCard> {
    if (provider === undefined) throw providerUnavailable();
    const outcome = await provider.checkCard(token);
    if (outcome.kind === 'refused') {
      if (outcome.failure === 'provider_unavailable') throw providerUnavailable();
      throw validation([{ field: 'token', code: 'card_unknown' }]);
    }
    if (outcome.kind !== 'done') throw providerUnavailable();
    const card = outcome.value;
    if (!card.isVerified) throw validation([{ field: 'token', code: 'card_not_verified' }]);
    if (isExpired(card.expires, clock.now()))
      throw validation([{ field: 'token', code: 'card_expired' }]);
    return card;
  }

  /** The bank asks for the code of an SMS again, or has forgotten the card: the old token is useless. */
  async function isRejected(token: string): Promise<boolean> {
    const outcome = await provider?.checkCard(token);
    if (outcome?.kind === 'done') return !outcome.value.isVerified;
    return outcome?.kind === 'refused' && outcome.failure !== 'provider_unavailable';
  }

  return {
    async list(access: Access) {
      const now = clock.now();
      const results = (await cards.list(access)).map((card) => toCard(card, now));
      return { results, count: results.length };
    },

    /**
     * Asks the provider about the card of a token, then stores it. A known card that must be verified again gets the new token.
     * @returns the step that stores the card
     * @throws Problem 409 `card_exists`, `too_many_cards`; 422; 429; 503
     */
    async add(access: Access, { token, isDefault }: { token: string; isDefault: boolean }) {
      await limit(access.owner);
      const { masked, expires } = await askProvider(token);
      const isSame = (card: StoredCard) => card.masked === masked && card.expires === expires;
      const before = (await cards.list(access)).find(isSame);
      const isRenewed = before !== undefined && (await isRejected(before.token));
      return () =>
        cards.exclusive(access, async () => {
          const present = await cards.list(access);
          const same = present.find(isSame);
          if (isRenewed && same?.id === before.id)
            return toCard(await cards.update(access, same.id, { token }), clock.now());
          if (same !== undefined)
            throw new Problem(409, 'card_exists', {
              conflicts_with: { id: same.id, title: titleOf(same.type, same.masked) },
            });
          if (present.length >= mostCards) throw new Problem(409, 'too_many_cards');
          const now = clock.now();
          const { id } = await cards.insert(access, {
            token,
            type: cardTypeOf(masked),
            masked,
            expires,
            is_default: false,
            created_at: now,
            last_used_at: null,
            deleted_at: null,
          });
          const isFirst = present.length === 0;
          const stored =
            isDefault || isFirst
              ? await cards.makeDefault(access, id)
              : await cards.require(access, id);
          return toCard(stored, now);
        });
    },

    /** With this token the provider sends an SMS, and charges nothing. @throws Problem 404; 429; 503 */
    async startVerification(access: Access, id: number): Promise<string> {
      const { token } = await cards.require(access, id);
      if (provider === undefined) throw providerUnavailable();
      await limit(access.owner);
      return token;
    },

    /** @throws Problem 404 */
    makeDefault: (access: Access, id: number) =>
      cards.exclusive(access, async () => {
        await cards.lock(access, id);
        return toCard(await cards.makeDefault(access, id), clock.now());
      }),

    /**
     * Removes the card here, then its token at the provider; the newest card becomes the default one.
     * @throws Problem 404; 409 `payment_pending`
     */
    remove: (access: Access, id: number): Promise<void> =>
      cards.exclusive(access, async () => {
        const card = await cards.lock(access, id);
        const pending = await cards.hasPending(id);
        if (pending !== undefined)
          throw new Problem(409, 'payment_pending', {
            conflicts_with: { id: pending, title: String(pending) },
          });
        await cards.update(access, id, { deleted_at: clock.now(), is_default: false });
        const [next] = await cards.list(access);
        if (card.is_default && next !== undefined) await cards.makeDefault(access, next.id);
        // A token left at the provider is harmless, as nothing refers to it.
        db.afterCommit(() => void provider?.removeCard(card.token));
      }),
  };
}

export type Cards = ReturnType<typeof createCards>;
