import { validation } from '../../../platform/http/problem';
import { addDays, dayInTashkent } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import type { RateSource } from './rate-source';
import { type StoredRate, createRatesRepository } from './rates.repository';

export type { StoredRate };

/** Days of the archive that requests may read: ten years. */
const archiveDays = 3660;

/**
 * The rate of y.e. Today's is read as it is stored and never waits for the source; `refresh` queries it between requests.
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

  /** Never throws: a late rate is logged once. */
  async function fetchRate(from: RateSource, date: string): Promise<void> {
    try {
      await rates.store({ date, rate: await from.fetch(date), source: from.name });
      isLate = false;
    } catch (error) {
      if (!isLate) log.warn({ err: error }, 'rate.late');
      isLate = true;
    }
  }

  const service = {
    /** Today's rate, else the last known one, else that of the settings. */
    async current(): Promise<StoredRate> {
      const date = dayInTashkent(clock.now());
      if (today?.date === date) return today;
      if (source === undefined) await rates.store(fixed(date));
      const stored = await rates.latest(date);
      if (stored?.date === date) today = stored;
      return stored ?? fixed(date);
    },

    /**
     * The rate of a day up to today, else the last one before. An unknown past day is read from the source's archive, so not for a transaction.
     */
    async on(date: string): Promise<StoredRate> {
      if (date >= dayInTashkent(clock.now())) return service.current();
      const known = await rates.latest(date);
      if (known?.date === date) return known;
      if (source !== undefined && date > addDays(dayInTashkent(clock.now()), -archiveDays))
        await fetchRate(source, date);
      return (await rates.latest(date)) ?? (await rates.earliest()) ?? fixed(date);
    },

    /** @throws Problem 422 `date_in_future` */
    asked(date: string | undefined): Promise<StoredRate> {
      if (date !== undefined && date > dayInTashkent(clock.now()))
        throw validation([{ field: 'date', code: 'date_in_future' }], 'invalid_parameter');
      return date === undefined ? service.current() : service.on(date);
    },

    /** Stores today's rate, on days without requests too. Never throws: it runs by a timer. */
    async refresh(): Promise<void> {
      const date = dayInTashkent(clock.now());
      try {
        if (source === undefined) await rates.store(fixed(date));
        else if ((await rates.latest(date))?.date !== date) await fetchRate(source, date);
      } catch (error) {
        log.warn({ err: error }, 'rate.not_stored');
      }
    },
  };
  return service;
}

export type RatesService = ReturnType<typeof createRatesService>;
