import type { Catalogue } from '../src/modules/catalogue/data/load-catalogue';
import priced from './prices.json' with { type: 'json' };

export type PricedGeneration = {
  brand_id: number;
  model_id: number;
  generation_id: number;
  brand: string;
  model: string;
  year_start: number;
  /** null while it is in production. */
  year_stop: number | null;
  /** US dollars for an almost new car of the generation's last year, by the Tashkent market. */
  usd: number;
  /** Loss of value in a year, 0 to 1. */
  yearly: number;
};

/** @throws Error when the table names a car that the catalogue does not have */
export function pricedGenerations({ brands }: Pick<Catalogue, 'brands'>): PricedGeneration[] {
  return Object.entries(priced).map(([name, { usd, yearly }]) => {
    const [brandName, modelName, generationName] = name.split(' / ');
    const brand = brands.find((row) => row.name === brandName);
    const model = brand?.models.find((row) => row.name === modelName);
    const generation = model?.generations.find((row) => row.name === generationName);
    if (!brand || !model || !generation) throw new Error(`The catalogue has no ${name}`);
    return {
      brand_id: brand.id,
      model_id: model.id,
      generation_id: generation.id,
      brand: brand.name,
      model: model.name,
      year_start: generation.year_start,
      year_stop: generation.year_stop,
      usd,
      yearly,
    };
  });
}

/** So'm in one y.e. when the demo is created. */
export const demoRate = 12_100;

/** Usual kilometres per year. Above it a car is worth less, below it more. */
const usualKilometresAYear = 15_000;

/** US dollars. */
const leastUsd = 1_200;

const worth = { excellent: 1.03, good: 1, average: 0.92, repair: 0.78 } as const;

export type CarOnSale = {
  year: number;
  mileage: number;
  condition: keyof typeof worth;
  thisYear: number;
};

/** Whole hundreds of US dollars. */
export function usdPrice(
  priceOf: Pick<PricedGeneration, 'usd' | 'yearly' | 'year_stop'>,
  car: CarOnSale,
): number {
  const { year, mileage, condition, thisYear } = car;
  const older = Math.max(0, Math.min(priceOf.year_stop ?? thisYear, thisYear) - year);
  const age = Math.max(0, thisYear - year);
  const excess = (mileage - age * usualKilometresAYear) / usualKilometresAYear;
  const byMileage = Math.min(1.06, Math.max(0.85, 1 - excess * 0.012));
  const usd = priceOf.usd * (1 - priceOf.yearly) ** older * byMileage * worth[condition];
  return Math.max(leastUsd, Math.round(usd / 100) * 100);
}

/** Whole millions, as sellers say it (half millions below 100 million). */
export function somPrice(usd: number, rate = demoRate): number {
  const som = usd * rate;
  const step = som < 100_000_000 ? 500_000 : 1_000_000;
  return Math.round(som / step) * step;
}
