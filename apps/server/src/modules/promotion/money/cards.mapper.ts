import { tashkentOffset } from '../../../platform/values/clock';
import type { CardType } from '../ledger/money-types';
import type { StoredCard } from './cards.repository';

export function cardTypeOf(masked: string): CardType {
  if (masked.startsWith('8600')) return 'uzcard';
  return masked.startsWith('9860') ? 'humo' : 'other';
}

/** True when the month of `MM/YY` is over in Tashkent. */
export function isExpired(expires: string, now: Date): boolean {
  const [month = 0, year = 0] = expires.split('/').map(Number);
  return Date.UTC(2000 + year, month, 1) - tashkentOffset <= now.getTime();
}

/** Omits the token. */
export const toCard = (card: StoredCard, now: Date) => ({
  id: card.id,
  type: card.type,
  masked: card.masked,
  expires: card.expires,
  is_default: card.is_default,
  is_expired: isExpired(card.expires, now),
  last_used_at: card.last_used_at?.toISOString(),
  created_at: card.created_at.toISOString(),
});
