import * as z from 'zod';
import type { Config } from '../../config';

/** Where a day's rate comes from. */
export interface RateSource {
  readonly name: 'cbu' | 'manual';
  /** So'm for one y.e. on that day (`2026-07-05`). @throws when it cannot be had */
  fetch(date: string): Promise<number>;
}

/** A fixed rate, for development and until the first real one has come. */
export const fixedRate = (rate: number): RateSource => ({
  name: 'manual',
  fetch: () => Promise.resolve(rate),
});

const answer = z.array(z.object({ Ccy: z.string(), Rate: z.coerce.number().positive() })).min(1);

/** The Central Bank of Uzbekistan: `GET /uz/arkhiv-kursov-valyut/json/USD/2026-07-05/`. */
export function centralBank(baseUrl = 'https://cbu.uz'): RateSource {
  return {
    name: 'cbu',
    async fetch(date) {
      const url = new URL(`/uz/arkhiv-kursov-valyut/json/USD/${date}/`, baseUrl);
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (!response.ok) throw new Error(`The Central Bank answered ${response.status}.`);
      const rows = answer.parse(await response.json());
      const usd = rows.find((row) => row.Ccy === 'USD');
      if (usd === undefined) throw new Error('The Central Bank named no rate for USD.');
      return Math.round(usd.Rate);
    },
  };
}

/** The source that the settings name. */
export const rateSource = (config: Pick<Config, 'RATE_SOURCE' | 'RATE_USD'>): RateSource =>
  config.RATE_SOURCE === 'cbu' ? centralBank() : fixedRate(config.RATE_USD);
