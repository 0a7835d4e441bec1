import { day } from '../src/platform/values/clock';
import type { AutoFields } from '../src/modules/stock/autos/auto-fields';
import { daysOf } from './car-figures';
import { type Life, lifeOf } from './car-life';
import type { Owner } from '../src/platform/values/owner';
import { type DemoContext, makeCar } from './demo-car';
import type { Listing } from './listing';
import type { Offers } from './offers';

/** Past of the statistics: cars on sale in the last three months. */
const count = 175;

/** Number of cars sold here in the last 30 days and in the periods before. With those listed as sold they make up the sales. */
const soldHere = [11, 7, 8] as const;

/** Days since removal: fewer recent removals, because recently listed cars are still on sale. */
const daysSince = (place: number) => 1 + (place / count) ** 1.15 * 78;

const monthOf = (place: number) => Math.floor(daysSince(place) / 30);

const soldPlaces = new Set(
  soldHere.flatMap((wanted, month) => {
    const places = Array.from({ length: count }, (_, place) => place).filter(
      (place) => monthOf(place) === month,
    );
    return Array.from(
      { length: wanted },
      (_, index) => places[Math.floor(((index + 0.5) * places.length) / wanted)],
    );
  }),
);

/** Cars on sale for some weeks, then sold here or elsewhere and deleted within the last three months. */
function pastLife(fields: AutoFields, place: number, context: DemoContext): Life {
  const { random, now } = context;
  const draft = lifeOf('deleted', fields, { random, now, place: { index: place, count } });
  const end = now.getTime() - daysSince(place) * day;
  const from = new Date(end - random.between(24, 30) * day);
  const to = new Date(end);
  const isSold = soldPlaces.has(place);
  const created_at = new Date(from.getTime() - day);
  return {
    ...draft,
    created_at,
    events: [],
    prices: [],
    timers: [],
    on_sale: { from, to },
    state: {
      ...draft.state,
      status_changed_at: to,
      published_at: from,
      activated_at: from,
      moderation_sent_at: created_at,
      closed_at: to,
      deleted_at: to,
      deleted_from: isSold ? 'sold_on_karvon' : 'deactivated',
      ...(isSold && { sold_at: to, sale_price: fields.price }),
    },
  };
}

/** Cars sold elsewhere before the first day of the statistics: sales in each of the three months before. */
const olderSales = 42;
const olderDays = { from: 92, to: 182 } as const;

function olderLife(fields: AutoFields, place: number, context: DemoContext): Life {
  const life = pastLife(fields, place, context);
  const { from, to } = olderDays;
  const ago = from + ((place + 0.5) / olderSales) * (to - from);
  const closed_at = new Date(context.now.getTime() - ago * day);
  const listed = new Date(closed_at.getTime() - context.random.between(12, 40) * day);
  return {
    ...life,
    created_at: listed,
    on_sale: undefined,
    state: {
      ...life.state,
      status_changed_at: closed_at,
      published_at: listed,
      activated_at: listed,
      moderation_sent_at: listed,
      closed_at,
      deleted_at: closed_at,
      deleted_from: 'deactivated',
      deactivation_reason: 'sold_elsewhere',
      sold_at: null,
      sale_price: null,
    },
  };
}

/** Sales of the fourth to the sixth month, without figures on Karvon. */
export function olderListings(
  { owner, share }: { owner: Owner; share: number },
  { common }: Offers,
  context: DemoContext,
  seats: readonly Pick<AutoFields, 'avtosalon_id' | 'region_id' | 'district_id'>[],
): Listing[] {
  const { random } = context;
  return Array.from({ length: Math.round(olderSales * share) }, (_, index): Listing => {
    const { offer, fields } = makeCar(random.pickSkewed(common), context);
    const seat = random.pickSkewed(seats);
    const life = olderLife(fields, Math.floor(index / share), context);
    return { owner, offer, fields: { ...fields, vin: null, ...seat }, life, days: [] };
  });
}

export function pastListings(
  { owner, share }: { owner: Owner; share: number },
  { common }: Offers,
  context: DemoContext,
  seats: readonly Pick<AutoFields, 'avtosalon_id' | 'region_id' | 'district_id'>[],
): Listing[] {
  const { random } = context;
  return Array.from({ length: Math.round(count * share) }, (_, index): Listing => {
    const place = Math.floor(index / share);
    const { offer, fields } = makeCar(random.pickSkewed(common), context);
    const life = pastLife(fields, place, context);
    const seat = random.pickSkewed(seats);
    return {
      owner,
      offer,
      fields: { ...fields, vin: null, ...seat },
      life,
      days: daysOf(life, random),
    };
  });
}
