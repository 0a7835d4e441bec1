import { type Selectable, type Updateable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { AutoFields, AutoState, AutosTables } from './autos.tables';

/** A listing as it is stored. */
export type AutoRow = Selectable<AutosTables['autos']>;

export interface Photo {
  id: string;
  name: string;
  width: number;
  height: number;
}

type Columns = Partial<AutoFields & AutoState> & {
  search?: string;
  cover_id?: string | null;
  photo_count?: number;
  car_id?: number;
};

/** Lists of objects are jsonb, which the driver would take for arrays of PostgreSQL. */
function stored({
  changed_part,
  declined_reasons,
  ...columns
}: Columns): Updateable<AutosTables['autos']> {
  return {
    ...columns,
    ...(changed_part === undefined ? {} : { changed_part: JSON.stringify(changed_part) }),
    ...(declined_reasons === undefined
      ? {}
      : { declined_reasons: JSON.stringify(declined_reasons) }),
  };
}

/** Listings of one dealer; every query names the owner. */
export function createAutosRepository(db: Db) {
  const owned = (owner: number, id: number) =>
    db.current
      .selectFrom('autos')
      .selectAll()
      .where('business_user_id', '=', owner)
      .where('id', '=', id);

  return {
    find: (owner: number, id: number): Promise<AutoRow | undefined> =>
      owned(owner, id).where('status', '<>', 'deleted').executeTakeFirst(),

    /** Keeps others from writing it until the transaction ends. Deleted ones too. */
    lock: (owner: number, id: number): Promise<AutoRow | undefined> =>
      owned(owner, id).forUpdate().executeTakeFirst(),

    /** For timers, moderators and rules, who act on listings of every dealer. */
    lockOfAnyOwner: (id: number): Promise<AutoRow | undefined> =>
      db.current
        .selectFrom('autos')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** The latest listing of a car. */
    latestOfCar: (owner: number, carId: number): Promise<AutoRow | undefined> =>
      db.current
        .selectFrom('autos')
        .selectAll()
        .where('business_user_id', '=', owner)
        .where('car_id', '=', carId)
        .orderBy('id', 'desc')
        .executeTakeFirst(),

    /** Whether a listing of the car is neither sold nor put away. Locks the car against a second one at the same time. */
    async isListed(owner: number, carId: number): Promise<boolean> {
      await sql`select pg_advisory_xact_lock(hashtext('car'), ${carId}::int)`.execute(db.current);
      const row = await db.current
        .selectFrom('autos')
        .select('id')
        .where('business_user_id', '=', owner)
        .where('car_id', '=', carId)
        .where('status', 'not in', ['sold_on_karvon', 'archived', 'deleted'])
        .executeTakeFirst();
      return row !== undefined;
    },

    async insert(
      owner: number,
      fields: AutoFields,
      rest: {
        search: string;
        car_id?: number;
        status_changed_at: Date;
        cover_id: string | null;
        photo_count: number;
      },
    ): Promise<AutoRow> {
      const { changed_part, ...columns } = fields;
      const row = await db.current
        .insertInto('autos')
        .values({
          ...columns,
          ...rest,
          changed_part: JSON.stringify(changed_part),
          business_user_id: owner,
          status: 'ne_active',
          created_at: rest.status_changed_at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await db.current
        .insertInto('auto_totals')
        .values({ auto_id: row.id, business_user_id: owner })
        .execute();
      return row;
    },

    /**
     * Writes a change as the next version, if nobody was faster.
     * @returns the row now; undefined when `version` is not the present one
     */
    update: (
      { id, business_user_id, version }: Pick<AutoRow, 'id' | 'business_user_id' | 'version'>,
      columns: Columns,
    ): Promise<AutoRow | undefined> =>
      db.current
        .updateTable('autos')
        .set({ ...stored(columns), version: version + 1 })
        .where('id', '=', id)
        .where('business_user_id', '=', business_user_id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    async photoIds(autoId: number): Promise<string[]> {
      const rows = await db.current
        .selectFrom('auto_photos')
        .select('image_id')
        .where('auto_id', '=', autoId)
        .orderBy('place')
        .execute();
      return rows.map(({ image_id }) => image_id);
    },

    photos: (autoId: number): Promise<Photo[]> =>
      db.current
        .selectFrom('auto_photos')
        .innerJoin('images', 'images.id', 'auto_photos.image_id')
        .select(['images.id', 'images.name', 'images.width', 'images.height'])
        .where('auto_id', '=', autoId)
        .orderBy('place')
        .execute(),

    /** Which of these pictures the listing may show: uploaded by this dealer for cars, and in no other listing. */
    async usablePhotos(
      owner: number,
      ids: readonly string[],
      autoId: number | undefined,
    ): Promise<Map<string, 'free' | 'in_use'>> {
      if (ids.length === 0) return new Map();
      const rows = await db.current
        .selectFrom('images')
        .leftJoin('auto_photos', 'auto_photos.image_id', 'images.id')
        .select(['images.id', 'auto_photos.auto_id'])
        .where('images.business_user_id', '=', owner)
        .where('images.purpose', '=', 'auto')
        .where('images.id', 'in', ids)
        .where('images.stored_at', 'is not', null)
        .execute();
      return new Map(
        rows.map(({ id, auto_id }) => [
          id,
          auto_id === null || auto_id === autoId ? 'free' : 'in_use',
        ]),
      );
    },

    /** Replaces the photos by these, in this order. */
    async setPhotos(autoId: number, ids: readonly string[]): Promise<void> {
      await db.current.deleteFrom('auto_photos').where('auto_id', '=', autoId).execute();
      if (ids.length === 0) return;
      await db.current
        .insertInto('auto_photos')
        .values(ids.map((image_id, place) => ({ image_id, auto_id: autoId, place })))
        .execute();
    },
  };
}

export type AutosRepository = ReturnType<typeof createAutosRepository>;
