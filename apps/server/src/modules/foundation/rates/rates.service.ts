import { dayInTashkent } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import type { RateSource } from './rate-source';
import { type StoredRate, createRatesRepository } from './rates.repository';

export type { StoredRate };

/**
 * The rate of y.e. Requests read the stored rate and never wait for the source; `refresh` queries it between requests.
 *
 * @param source undefined for the fixed rate of the settings
 */
export function createRatesService(
  { db, clock, log, config }: Deps,
  source: RateSource | undefined,
) {
  const rates = createRatesRepository(db);
  /** A day keeps one rate. */
  let today: StoredRate | undefined;
  let isLate = false;

  const fixed = (date: string): StoredRate => ({
    date,
    rate: config.RATE_USD,
    source: 'manual',
  });

  return {
    /** Today's rate, else the last known one, else that of the settings. */
    async current(): Promise<StoredRate> {
      const date = dayInTashkent(clock.now());
      if (today?.date === date) return today;
      if (source === undefined) await rates.store(fixed(date));
      const stored = await rates.latest(date);
      if (stored?.date === date) today = stored;
      return stored ?? fixed(date);
    },

    /** Never throws: a late rate is logged once. */
    async refresh(): Promise<void> {
      if (source === undefined) return;
      try {
        const date = dayInTashkent(clock.now());
        const stored = await rates.latest(date);
        if (stored?.date === date) return;
        const rate = await source.fetch(date);
        await rates.store({ date, rate, source: source.name });
        isLate = false;
      } catch (error) {
        if (!isLate) log.warn({ err: error }, 'rate.late');
        isLate = true;
      }
    },
  };
}

export type RatesService = ReturnType<typeof createRatesService>;
