import type { Deps } from '../../../platform/deps';
import type { CarsRepository } from './cars.repository';
import type { OffersRepository } from './offers.repository';
import { type Settlement, timers } from './settle';
import { isOpen } from './trade-in-clock';
import { closingWarning } from './trade-in-intake.service';
import type { TradeInReader } from './trade-in-reader';

/**
 * Timers only store and notify what the clock has already decided, so no read waits for them. The car is locked before the timer's row, in
 * the same order as when offers are made.
 */
export function registerTradeInTimers(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  {
    cars,
    offers,
    settlement,
    reader,
  }: {
    cars: CarsRepository;
    offers: OffersRepository;
    settlement: Settlement;
    reader: TradeInReader;
  },
): void {
  async function carOfOffer(id: number) {
    const offer = await offers.findOfAnyOwner(id);
    return offer === undefined ? undefined : cars.lock(offer.trade_in_auto_id);
  }

  jobs.registerJob(
    timers.offer,
    async (id) => {
      const car = await carOfOffer(id);
      if (car !== undefined) await settlement.byClock(car, clock.now());
    },
    { lockFirst: carOfOffer },
  );

  jobs.registerJob(
    timers.closing,
    async (id) => {
      const car = await cars.lock(id);
      const { now, rate } = await reader.moment();
      if (car === undefined || !isOpen(car, now)) return;
      // A timer that comes late must not promise two hours.
      if (car.open_until.getTime() - now.getTime() < closingWarning / 2) return;
      for (const { business_user_id } of await settlement.standing(id, now, rate))
        await settlement.emit(business_user_id, 'trade_in_closing', car);
    },
    { lockFirst: cars.lock },
  );
}
