import type { CatalogSpecifications, Generation } from '@karvon/api/main';
import type { AutoFormValues } from './auto-fields';

type Car = AutoFormValues['core_car'];

export type Dependent =
  | 'year'
  | 'generation'
  | 'modification'
  | 'position'
  | 'body_type'
  | 'fuel_type'
  | 'transmission'
  | 'drive_unit';

/** True while brand or model is missing. The form does not require such a field. */
export function isWaiting({ brand, car_model }: Car, field: string): boolean {
  if (field === 'core_car.car_model') return brand === null;
  return (field === 'core_car.year' || field === 'core_car.generation') && car_model === null;
}

export type ModelPatch = Partial<Pick<Car, Dependent>>;

function withoutModification(car: Car): ModelPatch {
  return {
    modification: null,
    position: null,
    ...(car.modification !== null && {
      body_type: null,
      fuel_type: null,
      transmission: null,
      drive_unit: null,
    }),
  };
}

export function afterModel(car: Car): ModelPatch {
  return { year: null, generation: null, ...withoutModification(car) };
}

export function madeIn(
  generation: Pick<Generation, 'year_start' | 'year_stop'>,
  year: number,
): boolean {
  return year >= generation.year_start && year <= (generation.year_stop ?? Infinity);
}

/** Keeps a generation that includes the year, otherwise selects the only matching one. */
export function afterYear(car: Car, year: number, generations: readonly Generation[]): ModelPatch {
  const fitting = generations.filter((generation) => madeIn(generation, year));
  if (fitting.some(({ id }) => id === car.generation)) return { year };
  const only = fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
  return { year, generation: only, ...withoutModification(car) };
}

export function afterGeneration(car: Car, generation: Generation): ModelPatch {
  if (generation.id === car.generation) return {};
  const keepsYear = car.year !== null && madeIn(generation, car.year);
  return {
    generation: generation.id,
    year: keepsYear ? car.year : null,
    ...withoutModification(car),
  };
}

export function afterModification(id: number, specifications: CatalogSpecifications): ModelPatch {
  const { fuel_type, transmission, drive, body_type } = specifications;
  return {
    modification: id,
    position: null,
    fuel_type,
    transmission,
    drive_unit: drive,
    body_type,
  };
}

/** Years to choose from, newest first (specification §5). Without `generations`, all years since 1950. */
export function yearsOf(
  generations: readonly Pick<Generation, 'year_start' | 'year_stop'>[],
  chosen: number | null,
  thisYear: number,
): number[] {
  const isKnown = generations.length > 0;
  const first = isKnown ? Math.min(...generations.map(({ year_start }) => year_start)) : 1950;
  const last = isKnown
    ? Math.min(thisYear, Math.max(...generations.map(({ year_stop }) => year_stop ?? thisYear)))
    : thisYear;
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at).filter(
    (year) => !isKnown || generations.some((generation) => madeIn(generation, year)),
  );
  return chosen === null || years.includes(chosen)
    ? years
    : [...years, chosen].sort((a, b) => b - a);
}
