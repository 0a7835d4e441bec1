import { createHash } from 'node:crypto';
import { toImage } from '../../../platform/media/image';
import type { MediaStore } from '../../../platform/media/media-store';
import { translationsOf } from './translations';
import type { StoredCatalogue } from './catalog.repository';

type RowOf<K extends keyof StoredCatalogue> = StoredCatalogue[K][number];

/** Nulls are left out of the response. */
const provided = <K extends string, V>(key: K, value: V | null) =>
  value === null ? {} : { [key]: value };

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byRussian = new Intl.Collator('ru');

const tashkentCity = 1;

function toOption({ id, key, hex, ...names }: RowOf<'options'>) {
  return { id, code: key, translations: translationsOf(names), ...provided('hex', hex) };
}

function toOptions(rows: readonly RowOf<'options'>[]) {
  const of = (set: string) => rows.filter((row) => row.set === set);
  const set = (name: string) => of(name).map(toOption);
  return {
    color: of('color').map((row) => ({ ...toOption(row), hex: row.hex ?? '#000000' })),
    body_type: set('body_type'),
    fuel_type: set('fuel_type'),
    transmission: set('transmission'),
    drive_unit: set('drive_unit'),
    condition: set('condition'),
    paint_condition: set('paint_condition'),
    changed_part: set('changed_part'),
    media_tools: set('media_tools'),
    external_body_kit: set('external_body_kit'),
    optics: set('optics'),
    salon: set('salon'),
    services: set('services'),
    number_of_owners: of('number_of_owners').map((row) => ({
      value: row.value ?? 0,
      translations: translationsOf(row),
    })),
  };
}

function toRegions({ regions, districts }: StoredCatalogue) {
  const visible = groupBy(
    districts.filter((row) => !row.hidden),
    (row) => row.region_id,
  );
  return regions
    .filter((row) => !row.hidden)
    .map(({ id, latitude, longitude, ...names }) => ({
      id,
      translations: translationsOf(names),
      latitude,
      longitude,
      districts: (visible.get(id) ?? []).map((row) => ({
        id: row.id,
        translations: translationsOf(row),
      })),
    }))
    .toSorted(
      (a, b) =>
        Number(b.id === tashkentCity) - Number(a.id === tashkentCity) ||
        byRussian.compare(a.translations.ru.name, b.translations.ru.name),
    );
}

/** Keeps the order of each list, and omits hidden rows. */
export function toCatalogue(stored: StoredCatalogue, media: MediaStore) {
  const photos = new Map(stored.photos.map((row) => [row.id, toImage(row, media)]));
  const brands = stored.brands.filter((row) => !row.hidden);
  const models = stored.models.filter((row) => !row.hidden);
  const generations = stored.generations.filter((row) => !row.hidden);
  const modifications = stored.modifications.filter((row) => !row.hidden);
  const modelsOf = groupBy(models, (row) => row.brand_id);
  const generationsOf = groupBy(generations, (row) => row.car_model_id);
  const modificationsOf = groupBy(modifications, (row) => row.generation_id);
  const content = {
    brands: brands
      .map(({ id, name, logo, popular }) => ({
        id,
        name,
        ...provided('logo', logo),
        popular,
        models_count: modelsOf.get(id)?.length ?? 0,
      }))
      .toSorted((a, b) => Number(b.popular) - Number(a.popular) || byName.compare(a.name, b.name)),
    models: models
      .map(({ id, brand_id, name, year_from, year_to, popular }) => ({
        id,
        brand_id,
        name,
        ...provided('year_from', year_from),
        ...provided('year_to', year_to),
        popular,
        generations_count: generationsOf.get(id)?.length ?? 0,
      }))
      .toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id),
    generations: generations
      .toSorted((a, b) => b.year_start - a.year_start || b.id - a.id)
      .map(({ id, car_model_id, name, year_start, year_stop, photo }) => ({
        id,
        car_model_id,
        name,
        year_start,
        ...provided('year_stop', year_stop),
        ...provided('photo', photos.get(photo ?? '') ?? null),
        modifications_count: modificationsOf.get(id)?.length ?? 0,
      })),
    modifications: modifications
      .toSorted(
        (a, b) =>
          (a.volume_litres ?? 0) - (b.volume_litres ?? 0) ||
          a.horse_power - b.horse_power ||
          a.id - b.id,
      )
      .map(({ id, generation_id, name, horse_power, volume_litres, ...kinds }) => ({
        id,
        generation_id,
        name,
        specifications: {
          horse_power,
          ...provided('volume_litres', volume_litres),
          fuel_type: kinds.fuel_type,
          transmission: kinds.transmission,
          drive: kinds.drive,
          body_type: kinds.body_type,
        },
      })),
    positions: stored.positions
      .filter((row) => !row.hidden)
      .map(({ id, generation_id, modification_id, ...names }) => ({
        id,
        generation_id,
        modification_id: modification_id ?? undefined,
        translations: translationsOf(names),
      })),
    regions: toRegions(stored),
    options: toOptions(stored.options.filter((row) => !row.hidden)),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { ...content, tag: `"c${hash.slice(0, 16)}"` };
}

export type CatalogueContent = ReturnType<typeof toCatalogue>;
