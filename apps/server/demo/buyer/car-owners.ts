import { second } from '../../src/platform/values/clock';
import { demoTradeInIds } from '../trade-in';
import type { Random } from '../random';
import type { CarOffer, Marketplace } from './marketplace-client';

/** Interval of checks. Each covers a share of the cars, so that a car is checked every half a minute. */
const interval = 10 * second;
const shares = 3;
/** Time from seeing an offer to deciding; less than a minute in total. */
const thinking = { from: 12 * second, to: 19 * second } as const;
/** so'm */
const least = 15_000_000;

interface OpenCar {
  id: number;
  /** ms */
  openUntil: number;
}

/** Owners of the demo's trade-in cars. Seeded offers are ignored until they change. */
export function createCarOwners(
  marketplace: Marketplace,
  { random, startedAt }: { random: Random; startedAt: Date },
) {
  let cars: OpenCar[] | undefined;
  let turn = 0;
  let nextCheck = startedAt.getTime() + interval;
  /** so'm by offer, set when its owner first sees it */
  const known = new Map<number, number>();
  const due = new Map<number, { at: number; car: number }>();

  /** Cars of the demo only: elsewhere the id may belong to another car. */
  async function readCars(): Promise<OpenCar[]> {
    const found: OpenCar[] = [];
    for (const id of demoTradeInIds) {
      // oxlint-disable-next-line no-await-in-loop -- a buyer looks at one car after the other
      const car = await marketplace.tradeInCar(id).catch(() => undefined);
      if (car?.status === 'open' && car.external_id.startsWith('demo-ti-'))
        found.push({ id, openUntil: Date.parse(car.open_until) });
    }
    return found;
  }

  const isNew = ({ id, price_uzs, created_at }: CarOffer) =>
    Date.parse(created_at) >= startedAt.getTime() || (known.get(id) ?? price_uzs) !== price_uzs;

  async function check(car: number, time: number): Promise<void> {
    for (const offer of await marketplace.offers(car)) {
      if (offer.status !== 'sent') continue;
      if (isNew(offer) && !due.has(offer.id))
        due.set(offer.id, { at: time + random.between(thinking.from, thinking.to), car });
      if (!known.has(offer.id)) known.set(offer.id, offer.price_uzs);
    }
  }

  async function decide(id: number, car: number): Promise<void> {
    const offer = (await marketplace.offers(car)).find((one) => one.id === id);
    // Withdrawn or ended meanwhile.
    if (offer?.status !== 'sent') return;
    known.set(id, offer.price_uzs);
    const isTaken = offer.rank === 1 && offer.price_uzs >= least;
    await marketplace.decideOffer(id, isTaken ? 'accepted' : 'declined');
    if (isTaken) cars = cars?.filter(({ id: one }) => one !== car);
  }

  return {
    async step(now: Date): Promise<void> {
      const time = now.getTime();
      if (time < nextCheck) return;
      nextCheck = time + interval;
      const isFirst = cars === undefined;
      // Closed cars take no more offers.
      cars = (cars ?? (await readCars())).filter(({ openUntil }) => openUntil > time);
      for (const [id, { at, car }] of due) {
        if (at > time) continue;
        due.delete(id);
        // oxlint-disable-next-line no-await-in-loop -- one answer may end another offer
        await decide(id, car);
      }
      turn = (turn + 1) % shares;
      for (const [index, { id }] of cars.entries()) {
        // The first check covers all cars: offers found then are not new.
        // oxlint-disable-next-line no-await-in-loop -- one car after the other
        if (isFirst || index % shares === turn) await check(id, time);
      }
    },
  };
}
