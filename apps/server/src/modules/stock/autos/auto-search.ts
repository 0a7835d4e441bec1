import { norm, normCompact } from '../../../platform/values/text-norm';
import { searchText } from '../../../platform/db/text-search';

export interface SearchTerms {
  brand: string;
  car_model: string;
  generation: string | null;
  aliases: readonly string[];
  vin: string | null;
}

export function autoSearch({ brand, car_model, generation, aliases, vin }: SearchTerms): string {
  const names = [brand, car_model, ...aliases];
  return searchText([
    ...names.map(norm),
    ...names.map(normCompact),
    norm(generation ?? ''),
    // A VIN is not transliterated: "C" must not become "K".
    (vin ?? '').toLowerCase(),
  ]);
}
