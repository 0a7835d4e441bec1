import { sql } from 'kysely';
import { type Access, inAllShowrooms, businessAccess } from '../../../platform/values/access';
import type { Db } from '../../../platform/db/client';
import { type OwnedChanges, type OwnedRow, ownedTable } from '../../../platform/db/owned-table';
import type { Owner } from '../../../platform/values/owner';
import type { ImageRow } from '../../../platform/media/image';
import type { AutoState } from './auto-types';
import type { AutoFields } from './auto-fields';

export type AutoRow = OwnedRow<'autos'>;

type Columns = Partial<AutoFields & AutoState> & {
  search?: string;
  cover_id?: string | null;
  photo_count?: number;
};

/** The import that creates a car, and its number in the file. */
export interface FileKeys {
  import_id?: number;
  external_id?: string | undefined;
}

/** Serialises lists of objects for jsonb, because the driver would send PostgreSQL arrays. */
const stored = ({
  changed_part,
  declined_reasons,
  ...columns
}: Columns): OwnedChanges<'autos'> => ({
  ...columns,
  changed_part: changed_part && JSON.stringify(changed_part),
  declined_reasons: declined_reasons && JSON.stringify(declined_reasons),
});

const unlisted = new Set(['sold_on_karvon', 'archived', 'deleted']);

export const isListed = ({ status }: Pick<AutoRow, 'status'>): boolean => !unlisted.has(status);

export function createAutosRepository(db: Db) {
  const { find, require } = ownedTable(db, 'autos', { versioned: true, softDelete: true });
  const withDeleted = ownedTable(db, 'autos', { versioned: true, softDelete: false });

  return {
    find,
    require,
    /** Includes deleted listings. */
    lock: withDeleted.lock,

    /** Locks a listing of any dealership, for timers, moderators and rules. */
    lockOfAnyOwner: (id: number): Promise<AutoRow | undefined> =>
      db.current
        .selectFrom('autos')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** The oldest first. */
    ofCar: (access: Access, carId: number): Promise<AutoRow[]> =>
      withDeleted.all(access, { car_id: carId }),

    /** Locks the car against a concurrent second listing. */
    async isListed(access: Access, carId: number): Promise<boolean> {
      await sql`select pg_advisory_xact_lock(hashtext('car'), ${carId}::int)`.execute(db.current);
      const listings = await withDeleted.all(inAllShowrooms(access), { car_id: carId });
      return listings.some(isListed);
    },

    /** Locks the VIN against a concurrent second listing. */
    async lockVin({ owner }: Access, vin: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext(${`vin ${vin}`}), ${owner}::int)`.execute(
        db.current,
      );
    },

    /** The dealership's other listing with the VIN, unless sold, archived or deleted. */
    async listedWithVin(
      access: Access,
      vin: string,
      except?: number,
    ): Promise<AutoRow | undefined> {
      const listings = await withDeleted.all(inAllShowrooms(access), { vin });
      return listings.find((row) => row.id !== except && isListed(row));
    },

    async insert(
      access: Access,
      { changed_part, ...fields }: AutoFields,
      rest: {
        search: string;
        car_id?: number | undefined;
        status_changed_at: Date;
        cover_id: string | null;
        photo_count: number;
      } & FileKeys,
    ): Promise<AutoRow> {
      const row = await withDeleted.insert(access, {
        ...fields,
        ...rest,
        changed_part: JSON.stringify(changed_part),
        status: 'ne_active',
        created_at: rest.status_changed_at,
      });
      await db.current
        .insertInto('auto_totals')
        .values({ auto_id: row.id, business_user_id: access.owner })
        .execute();
      return row;
    },

    /** Raises the version. Call it under the lock, after permission is checked. */
    update: ({ id, business_user_id }: AutoRow, columns: Columns): Promise<AutoRow> =>
      withDeleted.update(businessAccess(business_user_id), id, stored(columns)),

    async photoIds(autoId: number): Promise<string[]> {
      const rows = await db.current
        .selectFrom('auto_photos')
        .select('image_id')
        .where('auto_id', '=', autoId)
        .orderBy('place')
        .execute();
      return rows.map(({ image_id }) => image_id);
    },

    photos: (autoId: number): Promise<ImageRow[]> =>
      db.current
        .selectFrom('auto_photos')
        .innerJoin('images', 'images.id', 'auto_photos.image_id')
        .select(['images.id', 'images.name', 'images.width', 'images.height'])
        .where('auto_id', '=', autoId)
        .orderBy('place')
        .execute(),

    /** Images uploaded by this dealer for cars, and in no other listing. */
    async usablePhotos(
      owner: Owner,
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
