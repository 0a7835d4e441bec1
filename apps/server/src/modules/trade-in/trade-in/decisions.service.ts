import { businessAccess } from '../../../platform/values/access';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/http/problem';
import type { CarsRepository, StoredCar } from './cars.repository';
import { ranksOf, toMarketplaceOffer } from './offers.mapper';
import type { OffersRepository } from './offers.repository';
import { type Settlement, timers } from './settle';
import { isOpen, offerStatus } from './trade-in-clock';
import { toMarketplaceTradeInAuto } from './trade-in.mapper';
import type { TradeInHistoryRepository } from './trade-in-history.repository';
import type { TradeInReader } from './trade-in-reader';
import type {
  MarketplaceOffer,
  MarketplaceTradeInAuto,
  OfferVerdict,
  TradeInClose,
} from './trade-in-types';

export interface DecisionsParts {
  cars: CarsRepository;
  offers: OffersRepository;
  history: TradeInHistoryRepository;
  reader: TradeInReader;
  settlement: Settlement;
}

export function createDecisions(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { cars, offers, history, reader, settlement }: DecisionsParts,
) {
  async function present(car: StoredCar): Promise<MarketplaceTradeInAuto> {
    return toMarketplaceTradeInAuto(car, await offers.ofCars([car.id]), await reader.moment());
  }

  async function presentOffer(carId: number, id: number): Promise<MarketplaceOffer> {
    const moment = await reader.moment();
    const rows = await offers.ofCars([carId]);
    const row = rows.find((offer) => offer.id === id);
    if (row === undefined) throw notFound();
    return toMarketplaceOffer(row, ranksOf(rows, moment), moment);
  }

  /** @throws Problem 404 */
  async function find(id: number): Promise<StoredCar> {
    const [car] = await cars.byIds([id]);
    if (car === undefined) throw notFound();
    return car;
  }

  return {
    present,

    /** @throws Problem 404 */
    get: async (id: number): Promise<MarketplaceTradeInAuto> => present(await find(id)),

    /** The best first, without withdrawn offers. @throws Problem 404 */
    async offers(id: number, { page, size }: { page: number; size: number }) {
      await find(id);
      const moment = await reader.moment();
      const rows = await offers.ofCars([id]);
      const ranks = ranksOf(rows, moment);
      const shown = rows
        .filter(({ status }) => status !== 'withdrawn')
        .map((row) => toMarketplaceOffer(row, ranks, moment))
        .toSorted(
          (a, b) =>
            (a.rank ?? Infinity) - (b.rank ?? Infinity) ||
            b.created_at.localeCompare(a.created_at) ||
            b.id - a.id,
        );
      return { results: shown.slice((page - 1) * size, page * size), count: shown.length };
    },

    /** @throws Problem 404; 409 `trade_in_closed` */
    close: (id: number, { reason }: TradeInClose): Promise<MarketplaceTradeInAuto> =>
      db.transaction(async () => {
        const car = await cars.lock(id);
        if (car === undefined) throw notFound();
        const now = clock.now();
        if (!isOpen(car, now)) throw conflict('trade_in_closed');
        await settlement.byClock(car, now);
        await settlement.all(car, 'closed', now);
        return present(
          await cars.update(id, { outcome: 'closed', close_reason: reason, closed_at: now }),
        );
      }),

    /** @throws Problem 404; 409 `offer_not_open` */
    decide: (id: number, decision: OfferVerdict): Promise<MarketplaceOffer> =>
      db.transaction(async () => {
        const known = await offers.findOfAnyOwner(id);
        if (known === undefined) throw notFound();
        const car = await cars.lock(known.trade_in_auto_id);
        const offer = await offers.findOfAnyOwner(id);
        if (car === undefined || offer === undefined) throw notFound();
        const now = clock.now();
        if (!isOpen(car, now) || offerStatus(offer, now) !== 'sent')
          throw conflict('offer_not_open');
        await settlement.byClock(car, now);
        const owner = offer.business_user_id;
        await offers.update(businessAccess(owner), id, { status: decision, decided_at: now });
        await jobs.cancel(timers.offer, id);
        await history.add({
          trade_in_auto_id: car.id,
          business_user_id: owner,
          at: now,
          kind: decision,
          actor_kind: 'client',
          offer_id: id,
        });
        if (decision === 'accepted') {
          await settlement.all(car, 'lost', now);
          await cars.update(car.id, {
            outcome: 'accepted',
            closed_at: now,
            won_by: owner,
            accepted_offer_id: id,
          });
        }
        await settlement.emit(
          owner,
          decision === 'accepted' ? 'offer_accepted' : 'offer_declined',
          car,
        );
        return presentOffer(car.id, id);
      }),
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
