import type { Balance, Campaign, CardList, PaymentProvider } from '@karvon/api/main';

/** What the dialog knows. */
export interface PayState {
  campaign: Campaign;
  balance: Balance;
  cards: CardList;
  provider: PaymentProvider;
}

/** The balance is used first, the card for the rest; of the balance so much is left that the card pays no less than it may. */
export function splitPayment(amount: number, free: number, min: number) {
  const rest = Math.max(0, amount - free);
  const byCard = rest > 0 ? Math.min(amount, Math.max(rest, min)) : 0;
  const fromBalance = amount - byCard;
  return { fromBalance, byCard };
}

/** What each of several payments takes from the balance and from the card, the balance given out in their order. */
export function splitPayments(amounts: readonly number[], free: number, min: number) {
  let left = free;
  return amounts.map((amount) => {
    const split = splitPayment(amount, left, min);
    left -= split.fromBalance;
    return split;
  });
}

const day = 86_400_000;

/** So'm that the campaign lacks to run to its last day at its present pace; undefined where it has a pace and lacks nothing. */
export function sumToEnd(
  {
    daily_spend,
    budget_left,
    end_date,
  }: Pick<Campaign, 'daily_spend' | 'budget_left' | 'end_date'>,
  now: Date,
): number | undefined {
  if (daily_spend === undefined) return undefined;
  const left = Math.ceil((Date.parse(`${end_date}T23:59:59+05:00`) - now.getTime()) / day);
  const missing = daily_spend * Math.max(0, left) - budget_left;
  return missing > 0 ? missing : undefined;
}
