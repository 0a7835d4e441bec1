import { second } from '../../src/platform/values/clock';
import { operations } from '@karvon/api/operations';
import * as z from 'zod';
import type { Send } from '../buyer/marketplace-client';

/** Time from submission to decision: within a minute, but long enough to see the listing wait. */
export const patience = 25 * second;
const interval = 5 * second;
/** Maximum age of decided listings. Older ones come from the demo data and stay in the queue. */
const oldest = 30 * 60 * second;

type Moderation = z.input<(typeof operations)['moderateAuto']['body']>;

const listing = z.object({
  id: z.number(),
  status_changed_at: z.string(),
  currency: z.enum(['UZS', 'USD']).optional(),
  price: z.number().optional(),
});
type Listing = z.output<typeof listing>;

const queue = z.object({ results: z.array(listing), count: z.number() });

const leastPrice = { UZS: 5_000_000, USD: 400 } as const;

export function decide({
  price,
  currency = 'UZS',
}: Pick<Listing, 'price' | 'currency'>): Moderation {
  if (price !== undefined && price >= leastPrice[currency])
    return { decision: 'approve', role: 'moderator' };
  return {
    decision: 'decline',
    role: 'moderator',
    reasons: [
      {
        field: 'price',
        code: 'price_wrong',
        text_ru: 'Цена слишком низкая: проверьте, все ли нули на месте',
        text_uz: 'Narx juda past: nollar to‘liqligini tekshiring',
      },
    ],
  };
}

export interface ListingModerator {
  /** @returns ms until the next call. @throws Error when the server rejects */
  step(now: Date): Promise<number>;
}

/** Users who try the product see their car go on sale. */
export function createListingModerator(send: Send, startedAt: Date): ListingModerator {
  const isNew = ({ status_changed_at }: Listing) =>
    Date.parse(status_changed_at) > startedAt.getTime() - oldest;

  /** The queue begins with the longest waiting listings, so new ones are last. */
  async function newest(): Promise<readonly Listing[]> {
    const { method, path } = operations.listMarketplaceAutos;
    const page = async (number: number) =>
      queue.parse(
        await send({ method, path: `${path}?status=moderation&page=${number}&size=100` }),
      );
    const first = await page(1);
    const last = Math.ceil(first.count / 100);
    return last <= 1 ? first.results : (await page(last)).results;
  }

  return {
    async step(now) {
      for (const one of (await newest()).filter(isNew)) {
        if (now.getTime() - Date.parse(one.status_changed_at) < patience) continue;
        const { method, path } = operations.moderateAuto;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
        await send({ method, path: path.replace('{id}', String(one.id)), body: decide(one) });
      }
      return interval;
    },
  };
}
