import { day } from '../modules/autos/transition-rules';
import type { AutoFields } from '../modules/autos/autos.tables';
import { daysOf } from './car-figures';
import { type Life, lifeOf } from './car-life';
import { demoDealer } from './dealers';
import { type DemoContext, makeCar } from './demo-car';
import type { Listing } from './listing';
import type { Offers } from './offers';

/** So many cars were on sale in the last three months and are deleted now, so that the statistics have a past. */
const count = 175;

/** On sale for some weeks, then sold elsewhere and deleted: the last of them lately, the first three months ago. */
function pastLife(fields: AutoFields, place: number, context: DemoContext): Life {
  const { random, now } = context;
  const draft = lifeOf('deleted', fields, { random, now, place: { index: place, count } });
  // The nearer to now the fewer: those that came lately are on sale still.
  const end = now.getTime() - (1 + (place / count) ** 1.15 * 78) * day;
  const from = new Date(end - random.between(24, 30) * day);
  const to = new Date(end);
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
      deleted_from: 'deactivated',
    },
  };
}

/** Cars of the demo dealer that are gone, with what they were seen. */
export function pastListings(
  { common }: Offers,
  context: DemoContext,
  seats: readonly Pick<AutoFields, 'avtosalon_id' | 'region_id' | 'district_id'>[],
): Listing[] {
  const { random } = context;
  return Array.from({ length: count }, (_, place): Listing => {
    const { offer, fields } = makeCar(random.pickSkewed(common), context);
    const life = pastLife(fields, place, context);
    const seat = random.pickSkewed(seats);
    return {
      owner: demoDealer.id,
      offer,
      fields: { ...fields, vin: null, ...seat },
      life,
      days: daysOf(life, random),
    };
  });
}
