import { minute, second } from '../../src/platform/values/clock';
import type { Random } from '../random';
import type { ListingEvents, Marketplace } from './marketplace-client';

/** Time between two views of cars, and between two calls or requests. */
const views = { from: 25 * second, to: 70 * second } as const;
const leads = { from: 2 * minute, to: 4 * minute } as const;
const everyTradeIn = 3;
/** Maximum number of leads: more would only fill the list while the user is away. */
const mostLeads = 6;

/** Cars that the buyers drive now; ids are the catalogue's. */
const ownCars = [
  {
    brand: 'Chevrolet',
    car_model: 'Spark',
    brand_id: 1,
    model_id: 105,
    year: 2019,
    mileage: 64_000,
  },
  {
    brand: 'Chevrolet',
    car_model: 'Cobalt',
    brand_id: 1,
    model_id: 101,
    year: 2020,
    mileage: 71_000,
  },
] as const;

const callers = [
  { client_name: 'Акмаль Рузиев', phone: '+998901230045' },
  { client_name: 'Nargiza Sobirova', phone: '+998977891234' },
  { client_name: 'Павел Цой', phone: '+998935550981' },
  { client_name: '', phone: '+998946670033' },
] as const;

type Event = ListingEvents['events'][number];

export function createFootsteps(
  marketplace: Marketplace,
  cars: readonly number[],
  { random, startedAt }: { random: Random; startedAt: Date },
) {
  const start = startedAt.getTime();
  let nextView = start + random.between(views.from, views.to);
  let nextLead = start + random.between(leads.from, leads.to);
  let handedIn = 0;

  async function viewPage(now: Date): Promise<void> {
    const visitor = `demo-visitor-${random.int(1, 400)}`;
    const seen = random.some(cars, random.int(1, 4));
    const events = seen.flatMap((auto_id): Event[] => {
      const view = { auto_id, visitor, at: now.toISOString(), kind: 'view' as const };
      const id = `demo-${start}-${now.getTime()}-${auto_id}`;
      const liked = random.chance(0.08)
        ? [{ ...view, id: `${id}-like`, kind: 'like' as const }]
        : [];
      return [{ ...view, id }, ...liked];
    });
    await marketplace.addEvents({ events });
  }

  async function ask(now: Date): Promise<void> {
    const caller = random.pick(callers);
    const isCall = random.chance(0.6);
    await marketplace.addLead({
      external_id: `demo-${start}-${handedIn}`,
      type: isCall ? 'call' : 'leads',
      source: 'listing',
      auto_id: random.pick(cars),
      created_at: now.toISOString(),
      ...(isCall ? { call: { answered: false, duration: 0 } } : {}),
      ...caller,
    });
  }

  async function apply(): Promise<void> {
    const { client_name, phone } = random.pick(callers);
    await marketplace.apply({
      external_id: `demo-${start}-trade-in-${handedIn}`,
      client_name: client_name === '' ? 'Азиз' : client_name,
      phone,
      current_car: random.pick(ownCars),
      desired_car: random.pick(cars),
    });
  }

  return {
    async step(now: Date): Promise<void> {
      const time = now.getTime();
      if (time >= nextView) {
        nextView = time + random.between(views.from, views.to);
        await viewPage(now);
      }
      if (time >= nextLead && handedIn < mostLeads) {
        nextLead = time + random.between(leads.from, leads.to);
        await (handedIn % everyTradeIn === everyTradeIn - 1 ? apply() : ask(now));
        handedIn += 1;
      }
    },
  };
}
