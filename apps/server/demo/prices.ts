import type { Catalogue } from '../src/modules/catalogue/data/load-catalogue';

type PricedName = `${string} / ${string} / ${string}`;

/**
 * Price in US dollars of an almost new car from the last year of its generation, and the part of its value that it loses each year. Rounded
 * figures of the Tashkent market, for the demo only.
 */
const priced: Readonly<Record<PricedName, readonly [usd: number, yearly: number]>> = {
  'Chevrolet / Cobalt / II': [9_400, 0.05],
  'Chevrolet / Cobalt / II restyling': [12_900, 0.05],
  'Chevrolet / Gentra / II': [12_600, 0.05],
  'Chevrolet / Lacetti / J200': [6_900, 0.04],
  'Chevrolet / Nexia 3 / I': [10_200, 0.05],
  'Chevrolet / Spark / M300': [9_300, 0.05],
  'Chevrolet / Matiz / M150': [5_200, 0.04],
  'Chevrolet / Damas / II': [8_600, 0.06],
  'Chevrolet / Labo / II': [8_400, 0.06],
  'Chevrolet / Onix / II': [14_900, 0.06],
  'Chevrolet / Tracker / I': [14_500, 0.06],
  'Chevrolet / Tracker 2 / II': [20_400, 0.07],
  'Chevrolet / Captiva / C140': [13_500, 0.06],
  'Chevrolet / Captiva / CN202S': [24_500, 0.08],
  'Chevrolet / Malibu / V300': [13_800, 0.06],
  'Chevrolet / Malibu 2 / E2 restyling': [27_500, 0.08],
  'Chevrolet / Equinox / III': [29_800, 0.08],
  'Chevrolet / Equinox / IV': [36_900, 0.09],
  'Chevrolet / Traverse / II': [44_500, 0.08],
  'Chevrolet / Tahoe / V': [78_000, 0.08],
  'Chevrolet / Tahoe / V restyling': [92_000, 0.09],
  'Chevrolet / Trailblazer / III': [22_800, 0.07],
  'Chevrolet / Orlando / J309': [11_900, 0.05],
  'Chevrolet / Monza / I restyling': [17_200, 0.07],
  'Chevrolet / Menlo / I restyling': [17_500, 0.1],
  'Daewoo / Nexia / II': [5_600, 0.04],
  'Daewoo / Matiz / M150': [4_500, 0.04],
  'Daewoo / Tico / I': [1_900, 0.02],
  'Ravon / Nexia R3 / I': [8_300, 0.05],
  'Ravon / R2 / I': [7_600, 0.05],
  'Kia / K5 / III': [25_500, 0.07],
  'Kia / K5 / III restyling': [32_500, 0.08],
  'Kia / K8 / I': [39_000, 0.08],
  'Kia / Sonet / I restyling': [19_900, 0.07],
  'Kia / Seltos / I restyling': [24_500, 0.07],
  'Kia / Sportage / V': [32_800, 0.07],
  'Kia / Sorento / IV restyling': [44_500, 0.08],
  'Kia / Carnival / IV': [46_000, 0.07],
  'Hyundai / Elantra / VII': [23_800, 0.07],
  'Hyundai / Sonata / DN8': [26_500, 0.07],
  'Hyundai / Sonata / DN8 restyling': [33_900, 0.08],
  'Hyundai / Tucson / IV': [31_500, 0.07],
  'Hyundai / Santa Fe / V': [46_500, 0.08],
  'Hyundai / Creta / II': [22_900, 0.07],
  'BYD / Song Plus DM-i / I restyling': [31_500, 0.1],
  'BYD / Song Plus EV / I restyling': [30_500, 0.12],
  'BYD / Chazor / I': [20_500, 0.1],
  'BYD / Han / I restyling': [41_500, 0.12],
  'BYD / Qin Plus DM-i / I restyling': [18_500, 0.1],
  'BYD / E2 / I restyling': [17_500, 0.12],
  'BYD / Yuan Plus / I restyling': [22_500, 0.12],
  'BYD / Seagull / I': [13_900, 0.12],
  'Chery / Tiggo 4 Pro / I restyling': [18_900, 0.09],
  'Chery / Tiggo 7 Pro / I Max': [24_900, 0.09],
  'Chery / Tiggo 8 Pro / I Max': [32_500, 0.1],
  'Haval / Jolion / I restyling': [21_500, 0.08],
  'Haval / H6 / III': [27_500, 0.09],
  'Jetour / X70 Plus / I': [25_500, 0.1],
  'Jetour / Dashing / I': [23_900, 0.1],
  'Changan / CS55 Plus / II': [21_900, 0.1],
  'Geely / Coolray / I restyling': [20_900, 0.09],
  'Geely / Monjaro / I': [35_500, 0.1],
  'Lada / Vesta / I NG': [14_500, 0.07],
  'Lada / Niva Legend / I': [11_900, 0.06],
  'Toyota / Camry / XV70': [33_500, 0.06],
  'Toyota / Corolla / E210': [24_500, 0.06],
  'Toyota / RAV4 / V': [36_500, 0.06],
  'Toyota / Land Cruiser Prado / 150': [52_000, 0.05],
  'Toyota / Land Cruiser / 300': [105_000, 0.06],
  'Volkswagen / ID.4 / I': [25_500, 0.13],
  'Volkswagen / ID.6 / I': [30_500, 0.13],
  'BMW / 5 Series / G30': [47_000, 0.09],
  'BMW / X5 / G05': [88_000, 0.1],
  'Mercedes-Benz / E-Class / W213': [52_000, 0.09],
  'Zeekr / 001 / I restyling': [46_500, 0.13],
  'Li Auto / L7 / I': [56_500, 0.11],
  'Li Auto / L9 / I': [72_000, 0.11],
  'Tesla / Model 3 / I Highland': [35_500, 0.11],
  'Tesla / Model Y / I Juniper': [42_500, 0.11],
  'Leapmotor / C11 / I': [25_500, 0.12],
};

export type PricedGeneration = {
  brand_id: number;
  model_id: number;
  generation_id: number;
  brand: string;
  model: string;
  year_start: number;
  /** null while it is in production. */
  year_stop: number | null;
  /** US dollars. */
  usd: number;
  /** Yearly, 0 to 1. */
  yearly: number;
};

/** @throws Error when the table names a car that the catalogue does not have */
export function pricedGenerations({ brands }: Pick<Catalogue, 'brands'>): PricedGeneration[] {
  return Object.entries(priced).map(([name, [usd, yearly]]) => {
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
