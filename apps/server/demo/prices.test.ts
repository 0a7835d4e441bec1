import { beforeAll, describe, expect, it } from 'vitest';

import { loadCatalogue } from '../src/modules/catalogue/data/load-catalogue';
import { pricedGenerations, somPrice, usdPrice, type PricedGeneration } from './prices';

let priced: PricedGeneration[];
beforeAll(async () => {
  priced = pricedGenerations(await loadCatalogue());
});

const used = { year: 2020, mileage: 90_000, condition: 'good', thisYear: 2026 } as const;

describe('prices', () => {
  it('knows about sixty generations of the catalogue, each once', () => {
    expect(priced.length).toBeGreaterThanOrEqual(60);
    expect(new Set(priced.map((row) => row.generation_id)).size).toBe(priced.length);
  });

  it('rejects a catalogue without the cars of the table', () => {
    expect(() => pricedGenerations({ brands: [] })).toThrow(
      'The catalogue has no Chevrolet / Cobalt / II',
    );
  });

  it('falls with age, mileage and condition', () => {
    const cobalt = { usd: 12_900, yearly: 0.05, year_stop: null };
    const price = usdPrice(cobalt, used);
    expect(usdPrice(cobalt, { ...used, year: 2024, mileage: 30_000 })).toBeGreaterThan(price);
    expect(usdPrice(cobalt, { ...used, mileage: 200_000 })).toBeLessThan(price);
    expect(usdPrice(cobalt, { ...used, condition: 'repair' })).toBeLessThan(price);
    expect(price % 100).toBe(0);
  });

  it('stays believable for every car at every age', () => {
    const prices = priced.flatMap((row) => {
      const last = row.year_stop ?? 2026;
      return [row.year_start, last].map((year) =>
        somPrice(
          usdPrice(row, {
            year,
            mileage: (2026 - year) * 15_000,
            condition: 'good',
            thisYear: 2026,
          }),
        ),
      );
    });
    expect(Math.min(...prices)).toBeGreaterThan(10_000_000);
    expect(Math.max(...prices)).toBeLessThan(1_500_000_000);
  });

  it('is rounded as sellers say it', () => {
    expect(somPrice(20_400)).toBe(247_000_000);
    expect(somPrice(5_200)).toBe(63_000_000);
  });
});
