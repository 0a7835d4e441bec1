import type {
  Balance,
  Campaign,
  Card,
  CardList,
  PaymentCreate,
  PaymentProvider,
} from '@karvon/api/main';
import { day } from '../../shared/time';

export interface PayState {
  campaign: Campaign;
  balance: Balance;
  cards: CardList;
  provider: PaymentProvider;
}

/** Splits an amount: the balance first, the card for the rest. Less of the balance is used when the card would pay less than its minimum. */
export function splitPayment(amount: number, free: number, min: number) {
  const rest = Math.max(0, amount - free);
  const byCard = rest > 0 ? Math.min(amount, Math.max(rest, min)) : 0;
  const fromBalance = amount - byCard;
  return { fromBalance, byCard };
}

/** Splits payments, with the balance used in their order. */
export function splitPayments(amounts: readonly number[], free: number, min: number) {
  let left = free;
  return amounts.map((amount) => {
    const split = splitPayment(amount, left, min);
    left -= split.fromBalance;
    return split;
  });
}

export function amountProblem(
  amount: number | null,
  byCard: number,
  { min_amount, max_amount }: Pick<PaymentProvider, 'min_amount' | 'max_amount'>,
): { key: 'none' | 'tooSmall' | 'tooLarge'; limit: number } | undefined {
  if (amount === null || !(amount > 0)) return { key: 'none', limit: 0 };
  if (byCard > 0 && byCard < min_amount) return { key: 'tooSmall', limit: min_amount };
  return byCard > max_amount ? { key: 'tooLarge', limit: max_amount } : undefined;
}

export const paymentBody = (
  campaign_id: number,
  { byCard, fromBalance }: ReturnType<typeof splitPayment>,
  card: Pick<Card, 'id'> | undefined,
): PaymentCreate => ({
  campaign_id,
  ...(byCard > 0 && card !== undefined && { card_id: card.id, amount: byCard }),
  ...(fromBalance > 0 && { from_balance: fromBalance }),
});

type Pace = Pick<Campaign, 'daily_spend' | 'budget_left' | 'end_date' | 'unit_price' | 'unit_size'>;

/** So'm to the last day at the current pace, in whole views or clicks. Undefined when nothing is needed or the pace is unknown. */
export function sumToEnd(
  { daily_spend, budget_left, end_date, unit_price, unit_size }: Pace,
  now: Date,
): number | undefined {
  if (daily_spend === undefined) return undefined;
  const left = Math.ceil((Date.parse(`${end_date}T23:59:59+05:00`) - now.getTime()) / day);
  const missing = daily_spend * Math.max(0, left) - budget_left;
  const price = unit_price / unit_size;
  return missing > 0 ? Math.ceil(missing / price) * price : undefined;
}
