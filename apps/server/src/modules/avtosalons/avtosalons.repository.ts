import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { AvtosalonsTables } from './avtosalons.tables';

export type StoredAvtosalon = Selectable<AvtosalonsTables['avtosalons']>;
export type NewAvtosalon = Insertable<AvtosalonsTables['avtosalons']>;
export type AvtosalonChanges = Updateable<AvtosalonsTables['avtosalons']>;

export interface AvtosalonFilter {
  /** Words in the form of `norm`; each must be somewhere in the name or the address. */
  words: readonly string[];
  status?: 'active' | 'inactive' | undefined;
  region?: number | undefined;
  page: number;
  size: number;
}

export interface AutosCounts {
  autos_count: number;
  active_autos_count: number;
}

export function createAvtosalonsRepository(db: Db) {
  const ownLive = (owner: number) =>
    db.current
      .selectFrom('avtosalons')
      .where('business_user_id', '=', owner)
      .where('deleted_at', 'is', null);

  return {
    /** A page by name, and how many there are over all pages. */
    async list(owner: number, { words, status, region, page, size }: AvtosalonFilter) {
      let query = ownLive(owner);
      if (status !== undefined) query = query.where('status', '=', status);
      if (region !== undefined) query = query.where('region_id', '=', region);
      // The form of `norm` has letters, digits and spaces only: nothing to escape.
      for (const word of words) query = query.where('search', 'like', `%${word}%`);
      const rows = await query
        .selectAll()
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { count } = await query
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { rows, count };
    },

    find(owner: number, id: number): Promise<StoredAvtosalon | undefined> {
      return ownLive(owner).where('id', '=', id).selectAll().executeTakeFirst();
    },

    /** Keeps others from changing it, and cars from coming into it, until the surrounding transaction ends. */
    lock(owner: number, id: number): Promise<StoredAvtosalon | undefined> {
      return ownLive(owner).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
    },

    add(row: NewAvtosalon): Promise<StoredAvtosalon> {
      return db.current
        .insertInto('avtosalons')
        .values(row)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Call it under `lock`. */
    update(owner: number, id: number, changes: AvtosalonChanges): Promise<StoredAvtosalon> {
      return db.current
        .updateTable('avtosalons')
        .set(changes)
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('business_user_id', '=', owner)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    /** Listings in each, all but deleted ones; a showroom without any is not in the answer. */
    async countAutos(owner: number, ids: readonly number[]): Promise<Map<number, AutosCounts>> {
      if (ids.length === 0) return new Map();
      const rows = await db.current
        .selectFrom('autos')
        .select((eb) => [
          eb.ref('avtosalon_id').$notNull().as('id'),
          eb.fn.countAll<number>().as('autos_count'),
          eb.fn.countAll<number>().filterWhere('status', '=', 'active').as('active_autos_count'),
        ])
        .where('business_user_id', '=', owner)
        .where('avtosalon_id', 'in', [...ids])
        .where('status', '<>', 'deleted')
        .groupBy('avtosalon_id')
        .execute();
      return new Map(rows.map(({ id, ...counts }) => [id, counts]));
    },
  };
}
