import { businessAccess } from '../../../platform/values/access';
import type { Db } from '../../../platform/db/client';
import type { Owner } from '../../../platform/values/owner';
import type { Jobs } from '../../../platform/jobs/runner';
import type { DayRate } from '../../../platform/values/money';
import type { Notify } from '../../foundation/notifications/notification-types';
import type { StoredCar } from './cars.repository';
import { type OffersRepository, type StoredOffer, standingOffers } from './offers.repository';
import { titleOf } from './trade-in.mapper';
import type { TradeInHistoryRepository } from './trade-in-history.repository';
import type { TradeInEventKind } from './trade-in-types';

export interface SettleParts {
  offers: OffersRepository;
  history: TradeInHistoryRepository;
  notify: Notify;
}

export const timers = { offer: 'trade_in_offer_expiry', closing: 'trade_in_closing' } as const;

export type TradeInNotification =
  | 'offer_accepted'
  | 'offer_declined'
  | 'offer_expired'
  | 'offer_outbid'
  | 'trade_in_closing';

/** Ends of offers not caused by their dealership: time, another deal, the owner of the car. Call under the lock of the car. */
export function createSettlement(
  { db, jobs }: { db: Db; jobs: Jobs },
  { offers, history, notify }: SettleParts,
) {
  const stored = (carId: number): Promise<StoredOffer[]> =>
    db.current
      .selectFrom('trade_in_offers')
      .selectAll()
      .where('trade_in_auto_id', '=', carId)
      .where('status', '=', 'sent')
      .orderBy('id')
      .execute();

  const emit = (owner: Owner, type: TradeInNotification, car: StoredCar): Promise<void> =>
    notify(owner, {
      type,
      target: { type: 'trade_in_auto', id: car.id },
      params: { car: titleOf(car) },
    });

  const end = async (offer: StoredOffer, at: Date): Promise<void> => {
    await offers.update(businessAccess(offer.business_user_id), offer.id, {
      status: 'expired',
      decided_at: at,
    });
    await jobs.cancel(timers.offer, offer.id);
  };

  return {
    emit,

    standing: async (carId: number, now: Date, rate: DayRate): Promise<StoredOffer[]> =>
      standingOffers(await stored(carId), now, rate),

    async byClock(car: StoredCar, now: Date): Promise<void> {
      for (const offer of await stored(car.id)) {
        if (offer.valid_until > now) continue;
        await end(offer, offer.valid_until);
        await history.add({
          trade_in_auto_id: car.id,
          business_user_id: offer.business_user_id,
          at: offer.valid_until,
          kind: 'expired',
          actor_kind: 'system',
          offer_id: offer.id,
        });
        await emit(offer.business_user_id, 'offer_expired', car);
      }
    },

    /** @param kind entry in the history of the dealerships */
    async all(
      car: StoredCar,
      kind: Extract<TradeInEventKind, 'lost' | 'closed'>,
      now: Date,
    ): Promise<void> {
      for (const offer of await stored(car.id)) {
        await end(offer, now);
        await history.add({
          trade_in_auto_id: car.id,
          business_user_id: offer.business_user_id,
          at: now,
          kind,
          actor_kind: 'client',
        });
      }
      await jobs.cancel(timers.closing, car.id);
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
