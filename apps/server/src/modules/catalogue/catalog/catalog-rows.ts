import type { Catalogue, CatalogueGeneration, CatalogueModel } from '../data/load-catalogue';

export type Row = { id: number } & Record<string, unknown>;

type Names = { ru: { name: string }; uz: { name: string } };

const namesOf = ({ ru, uz }: Names) => ({ name_ru: ru.name, name_uz: uz.name });

/** A model in production has no last year. */
function yearsOf({ generations }: CatalogueModel) {
  const stops = generations.map((generation) => generation.year_stop);
  return {
    year_from: Math.min(...generations.map((generation) => generation.year_start)),
    year_to: stops.includes(null) ? null : Math.max(...stops.map(Number)),
  };
}

function optionRows(options: Catalogue['options']): Row[] {
  return Object.entries(options).flatMap(([set, entries]) =>
    entries.map((entry, sort) => ({
      id: entry.id,
      set,
      key: entry.code,
      ...namesOf(entry.translations),
      hex: 'hex' in entry ? entry.hex : null,
      value: 'value' in entry ? entry.value : null,
      sort,
    })),
  );
}

/** Finds ids of options by set and code: the catalogue's files name fuel, transmission, drive and body by code. */
function optionIds(options: Catalogue['options']) {
  const ids = new Map(
    Object.entries(options).flatMap(([set, entries]) =>
      entries.map((entry) => [`${set}.${entry.code}`, entry.id] as const),
    ),
  );
  return (set: keyof Catalogue['options'], code: string): number => {
    const id = ids.get(`${set}.${code}`);
    if (id === undefined) throw new Error(`The catalogue has no ${set} "${code}".`);
    return id;
  };
}

function modificationRows(
  generation: CatalogueGeneration,
  optionId: ReturnType<typeof optionIds>,
): Row[] {
  return generation.modifications.map((modification, sort) => ({
    id: modification.id,
    generation_id: generation.id,
    name: modification.name,
    horse_power: modification.horse_power,
    volume_litres: modification.volume_litres,
    fuel_type: optionId('fuel_type', modification.fuel_type),
    transmission: optionId('transmission', modification.transmission),
    drive: optionId('drive_unit', modification.drive_unit),
    body_type: optionId('body_type', modification.body_type),
    sort,
  }));
}

/** Tables in an order that foreign keys allow. @throws Error when a modification names a missing option */
export function catalogueRows({ brands, regions, options }: Catalogue): [string, Row[]][] {
  const models = brands.flatMap((brand) => brand.models.map((model) => ({ brand, model })));
  const generations = models.flatMap(({ model }) =>
    model.generations.map((generation, sort) => ({ model, generation, sort })),
  );
  const optionId = optionIds(options);
  return [
    ['options', optionRows(options)],
    [
      'regions',
      regions.map(({ id, translations, latitude, longitude }, sort) => ({
        id,
        ...namesOf(translations),
        latitude,
        longitude,
        sort,
      })),
    ],
    [
      'districts',
      regions.flatMap((region) =>
        region.districts.map((district, sort) => ({
          id: district.id,
          region_id: region.id,
          kind: district.kind,
          ...namesOf(district.translations),
          latitude: district.latitude ?? null,
          longitude: district.longitude ?? null,
          sort,
        })),
      ),
    ],
    [
      'brands',
      brands.map(({ id, name, country, popular }, sort) => ({ id, name, country, popular, sort })),
    ],
    [
      'car_models',
      models.map(({ brand, model }, sort) => ({
        id: model.id,
        brand_id: brand.id,
        name: model.name,
        popular: model.popular,
        ...yearsOf(model),
        sort,
      })),
    ],
    [
      'generations',
      generations.map(({ model, generation, sort }) => ({
        id: generation.id,
        car_model_id: model.id,
        name: generation.name,
        year_start: generation.year_start,
        year_stop: generation.year_stop,
        body_types: generation.body_types,
        sort,
      })),
    ],
    [
      'modifications',
      generations.flatMap(({ generation }) => modificationRows(generation, optionId)),
    ],
    [
      'positions',
      generations.flatMap(({ generation }) =>
        generation.positions.map((position, sort) => ({
          id: position.id,
          generation_id: generation.id,
          ...namesOf(position.translations),
          sort,
        })),
      ),
    ],
  ];
}
