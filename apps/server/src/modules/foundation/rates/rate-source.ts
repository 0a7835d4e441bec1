import * as z from 'zod';
import type { Config } from '../../../platform/config/config';

export interface RateSource {
  readonly name: 'cbu';
  /** So'm for one y.e. on that day (`2026-07-05`). @throws when it is not available */
  fetch(date: string): Promise<number>;
}

const responseSchema = z
  .array(z.object({ Ccy: z.string(), Rate: z.coerce.number().positive() }))
  .min(1);

/** `GET /uz/arkhiv-kursov-valyut/json/USD/2026-07-05/`. */
export function centralBank(baseUrl: string): RateSource {
  return {
    name: 'cbu',
    async fetch(date) {
      const url = new URL(`/uz/arkhiv-kursov-valyut/json/USD/${date}/`, baseUrl);
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      if (!response.ok) throw new Error(`The Central Bank answered ${response.status}.`);
      const rows = responseSchema.parse(await response.json());
      const usd = rows.find((row) => row.Ccy === 'USD');
      if (usd === undefined) throw new Error('The Central Bank named no rate for USD.');
      return Math.round(usd.Rate);
    },
  };
}

/** Undefined for the fixed rate. */
export const rateSource = ({
  RATE_SOURCE,
  RATE_URL,
}: Pick<Config, 'RATE_SOURCE' | 'RATE_URL'>): RateSource | undefined =>
  RATE_SOURCE === 'cbu' ? centralBank(RATE_URL) : undefined;
