import { normCompact } from '../../../platform/values/text-norm';
import type { Db } from '../../../platform/db/client';

export interface Addition {
  brand: { id: number | null; name: string };
  model: { id: number | null; name: string; year_from: number; year_to: number | null };
  generation: {
    id: number | null;
    name: string;
    year_start: number;
    year_stop: number | null;
    photo: string | null;
  };
  modification: {
    id: number | null;
    horse_power: number;
    volume_litres: number;
    fuel_type: number;
    transmission: number;
    drive: number;
    body_type: number;
  };
  position: { id: number | null; name_ru: string; name_uz: string } | undefined;
  /** Current year. A production range that ends in it counts as ongoing. */
  thisYear: number;
}

export interface AddedEntries {
  brand_id: number;
  car_model_id: number;
  generation_id: number;
  modification_id: number;
  position_id: number | null;
}

const isSame = (a: string, b: string) => normCompact(a) === normCompact(b);

const gears: Readonly<Record<string, string>> = {
  manual: 'MT',
  automatic: 'AT',
  robot: 'DCT',
  variator: 'CVT',
};

const fuels: Readonly<Record<string, string>> = {
  petrol_methane: 'CNG',
  petrol_propane: 'LPG',
  diesel: 'D',
  hybrid: 'Hybrid',
  plug_in_hybrid: 'PHEV',
};

/** Names a modification as the catalogue's files do: `1.5 Hybrid CVT AWD (243)`, `Electric (272) AWD`. */
function modificationName(
  { horse_power, volume_litres, ...kinds }: Addition['modification'],
  keys: ReadonlyMap<number, string>,
): string {
  const drive = keys.get(kinds.drive) === 'all' ? ['AWD'] : [];
  const fuel = keys.get(kinds.fuel_type) ?? '';
  if (fuel === 'electric') return ['Electric', `(${horse_power})`, ...drive].join(' ');
  const gear = gears[keys.get(kinds.transmission) ?? ''];
  return [volume_litres.toFixed(1), fuels[fuel], gear, ...drive, `(${horse_power})`]
    .filter((term) => term !== undefined)
    .join(' ');
}

/**
 * Adds entries to those of the files. Call it inside a transaction: it blocks other additions until that ends, so that no entry is created
 * twice, and raises the catalogue's version.
 */
export function createCatalogAdditions(db: Db) {
  async function brandOf({ brand }: Addition): Promise<number> {
    if (brand.id !== null) return brand.id;
    const rows = await db.current.selectFrom('brands').select(['id', 'name', 'hidden']).execute();
    const same = rows.find((row) => !row.hidden && isSame(row.name, brand.name));
    if (same !== undefined) return same.id;
    const added = await db.current
      .insertInto('brands')
      .values({ name: brand.name, country: null, logo: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }

  const endOf = (year: number | null, { thisYear }: Addition) =>
    year === null || year >= thisYear ? null : year;

  async function modelOf(brand_id: number, addition: Addition): Promise<number> {
    const { id, name, year_from, year_to } = addition.model;
    if (id !== null) return id;
    const rows = await db.current
      .selectFrom('car_models')
      .select(['id', 'name', 'hidden'])
      .where('brand_id', '=', brand_id)
      .execute();
    const same = rows.find((row) => !row.hidden && isSame(row.name, name));
    if (same !== undefined) return same.id;
    const added = await db.current
      .insertInto('car_models')
      .values({ brand_id, name, year_from, year_to: endOf(year_to, addition) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }

  async function generationOf(
    car_model_id: number,
    addition: Addition,
    keys: ReadonlyMap<number, string>,
  ): Promise<number> {
    const { id, name, year_start, year_stop, photo } = addition.generation;
    const rows = await db.current
      .selectFrom('generations')
      .select(['id', 'name', 'photo', 'hidden', 'body_types'])
      .where('car_model_id', '=', car_model_id)
      .execute();
    const body = keys.get(addition.modification.body_type) ?? '';
    const same = rows.find((row) =>
      id === null ? !row.hidden && isSame(row.name, name) : row.id === id,
    );
    if (same === undefined) {
      const added = await db.current
        .insertInto('generations')
        .values({
          car_model_id,
          name,
          year_start,
          year_stop: endOf(year_stop, addition),
          body_types: [body],
          photo,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return added.id;
    }
    await db.current
      .updateTable('generations')
      .set({
        photo: same.photo ?? photo,
        body_types: [...new Set([...same.body_types, body])],
      })
      .where('id', '=', same.id)
      .execute();
    return same.id;
  }

  async function modificationOf(
    generation_id: number,
    { modification }: Addition,
    keys: ReadonlyMap<number, string>,
  ): Promise<number> {
    if (modification.id !== null) return modification.id;
    const { horse_power, fuel_type, transmission, drive, body_type } = modification;
    const volume_litres = modification.volume_litres === 0 ? null : modification.volume_litres;
    const same = await db.current
      .selectFrom('modifications')
      .select('id')
      .where('generation_id', '=', generation_id)
      .where('hidden', '=', false)
      .where('horse_power', '=', horse_power)
      .where('volume_litres', volume_litres === null ? 'is' : '=', volume_litres)
      .where('fuel_type', '=', fuel_type)
      .where('transmission', '=', transmission)
      .where('drive', '=', drive)
      .where('body_type', '=', body_type)
      .executeTakeFirst();
    if (same !== undefined) return same.id;
    const name = modificationName(modification, keys);
    const added = await db.current
      .insertInto('modifications')
      .values({
        generation_id,
        name,
        horse_power,
        volume_litres,
        fuel_type,
        transmission,
        drive,
        body_type,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }

  async function positionOf(generation_id: number, { position }: Addition): Promise<number | null> {
    if (position === undefined) return null;
    const { id, name_ru, name_uz } = position;
    if (id !== null) return id;
    const rows = await db.current
      .selectFrom('positions')
      .select(['id', 'name_ru', 'name_uz', 'hidden'])
      .where('generation_id', '=', generation_id)
      .execute();
    const same = rows.find(
      (row) => !row.hidden && (isSame(row.name_ru, name_ru) || isSame(row.name_uz, name_uz)),
    );
    if (same !== undefined) return same.id;
    const added = await db.current
      .insertInto('positions')
      .values({ generation_id, modification_id: null, name_ru, name_uz })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  }

  return {
    /** Reuses existing entries of the same name. @returns the ids for the car form */
    async add(addition: Addition): Promise<AddedEntries> {
      await db.current
        .updateTable('catalog_state')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
      const options = await db.current.selectFrom('options').select(['id', 'key']).execute();
      const keys = new Map(options.map((row) => [row.id, row.key]));
      const brand_id = await brandOf(addition);
      const car_model_id = await modelOf(brand_id, addition);
      const generation_id = await generationOf(car_model_id, addition, keys);
      const modification_id = await modificationOf(generation_id, addition, keys);
      const position_id = await positionOf(generation_id, addition);
      return { brand_id, car_model_id, generation_id, modification_id, position_id };
    },
  };
}

export type CatalogAdditions = ReturnType<typeof createCatalogAdditions>;
