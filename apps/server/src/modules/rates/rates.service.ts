import type { Deps } from '../../deps';
import { unavailable } from '../../http/problem';
import type { RateSource } from './rate-source';
import { type StoredRate, createRatesRepository } from './rates.repository';

export type { StoredRate };

/** The business day everywhere: Tashkent, UTC+5 the year round. */
export const dayInTashkent = (now: Date) =>
  new Date(now.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);

export function createRatesService({ db, clock, log }: Deps, source: RateSource) {
  const rates = createRatesRepository(db);

  return {
    /**
     * Today's rate; the last known one when today's cannot be had.
     * @throws Problem 503 when there never was one
     */
    async current(): Promise<StoredRate> {
      const date = dayInTashkent(clock.now());
      const stored = await rates.latest(date);
      if (stored?.date === date) return stored;
      try {
        await rates.store({ date, rate: await source.fetch(date), source: source.name });
      } catch (error) {
        log.warn({ err: error }, 'no rate for today');
        if (stored !== undefined) return stored;
        throw unavailable(60);
      }
      const fresh = await rates.latest(date);
      if (fresh === undefined) throw unavailable(60);
      return fresh;
    },
  };
}

export type RatesService = ReturnType<typeof createRatesService>;
