import type { Catalogue, CatalogueGeneration } from '../src/modules/catalogue/data/load-catalogue';
import { type PricedGeneration, pricedGenerations } from './prices';

export interface Offer extends PricedGeneration {
  generation: string;
  modifications: CatalogueGeneration['modifications'];
  positions: CatalogueGeneration['positions'];
}

/** Ordered by frequency. The others of the price table are rarer. */
const common = [
  'Chevrolet / Cobalt / II restyling',
  'Chevrolet / Tracker 2 / II',
  'Chevrolet / Gentra / II',
  'Chevrolet / Onix / II',
  'Chevrolet / Spark / M300',
  'Chevrolet / Damas / II',
  'Chevrolet / Nexia 3 / I',
  'Chevrolet / Malibu 2 / E2 restyling',
  'BYD / Song Plus DM-i / I restyling',
  'Kia / K5 / III',
  'Chevrolet / Monza / I restyling',
  'Chevrolet / Captiva / CN202S',
  'Chery / Tiggo 7 Pro / I Max',
  'Chevrolet / Lacetti / J200',
  'BYD / Chazor / I',
  'Chevrolet / Cobalt / II',
  'Kia / Sonet / I restyling',
  'Hyundai / Elantra / VII',
  'Chevrolet / Tahoe / V',
  'Daewoo / Nexia / II',
];

/** US dollars of an almost new car. The demo's dealerships have no dearer rare ones. */
const dearest = 52_000;

const nameOf = (brand: string, model: string, generation: string) =>
  `${brand} / ${model} / ${generation}`;

export interface Offers {
  common: Offer[];
  /** Sorted by price. */
  rare: Offer[];
}

export function offersOf(catalogue: Catalogue): Offers {
  const generations = new Map(
    catalogue.brands.flatMap((brand) =>
      brand.models.flatMap((model) =>
        model.generations.map((row) => [row.id, { ...row, brand, model }] as const),
      ),
    ),
  );
  const named = new Map<string, Offer>();
  for (const priced of pricedGenerations(catalogue)) {
    const found = generations.get(priced.generation_id);
    if (found === undefined || found.modifications.length === 0) continue;
    named.set(nameOf(priced.brand, priced.model, found.name), {
      ...priced,
      generation: found.name,
      modifications: found.modifications,
      positions: found.positions,
    });
  }
  return {
    common: common.flatMap((name) => named.get(name) ?? []),
    rare: [...named]
      .filter(([name]) => !common.includes(name))
      .map(([, offer]) => offer)
      .filter(({ usd }) => usd < dearest)
      .toSorted((a, b) => a.usd - b.usd),
  };
}

export interface OptionIds {
  /** @throws Error when there is no such option */
  id(set: keyof Catalogue['options'], code: string): number;
  codes(set: keyof Catalogue['options']): string[];
}

export function optionIdsOf({ options }: Pick<Catalogue, 'options'>): OptionIds {
  return {
    id(set, code) {
      const found = options[set].find((entry) => entry.code === code);
      if (found === undefined) throw new Error(`The catalogue has no ${set} "${code}".`);
      return found.id;
    },
    codes: (set) => options[set].map(({ code }) => code),
  };
}
