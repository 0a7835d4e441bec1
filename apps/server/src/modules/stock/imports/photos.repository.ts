import type { ErrorCode } from '@karvon/api/error-codes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';

export function createPhotosRepository(db: Db) {
  const one = (autoId: number, address: string) =>
    db.current
      .updateTable('import_photos')
      .where('auto_id', '=', autoId)
      .where('address', '=', address);

  return {
    due: (importId: number, now: Date, limit: number) =>
      db.current
        .selectFrom('import_photos')
        .select(['auto_id', 'address', 'attempts'])
        .where('import_id', '=', importId)
        .where('state', '=', 'waiting')
        .where((eb) => eb.or([eb('next_at', 'is', null), eb('next_at', '<=', now)]))
        .orderBy('auto_id')
        .orderBy('place')
        .limit(limit)
        .execute(),

    async done(autoId: number, address: string, imageId: string): Promise<void> {
      await one(autoId, address).set({ state: 'done', image_id: imageId }).execute();
    },

    /** @param next undefined after the last try */
    async failed(
      autoId: number,
      address: string,
      { failure, next }: { failure: ErrorCode; next: Date | undefined },
    ): Promise<void> {
      await one(autoId, address)
        .set({
          attempts: sql`attempts + 1`,
          failure,
          ...(next === undefined ? { state: 'failed' } : { next_at: next }),
        })
        .execute();
    },

    /** Cars without waiting photos, and with fetched ones that they do not have yet. */
    async complete(importId: number): Promise<number[]> {
      const rows = await db.current
        .selectFrom('import_photos')
        .select('auto_id')
        .where('import_id', '=', importId)
        .groupBy('auto_id')
        .having(
          sql<boolean>`count(*) filter (where state = 'waiting') = 0 and count(*) filter (where state = 'done') > 0`,
        )
        .execute();
      return rows.map(({ auto_id }) => auto_id);
    },

    async fetched(autoId: number): Promise<string[]> {
      const rows = await db.current
        .selectFrom('import_photos')
        .select('image_id')
        .where('auto_id', '=', autoId)
        .where('state', '=', 'done')
        .orderBy('place')
        .execute();
      return rows.flatMap(({ image_id }) => image_id ?? []);
    },

    async present(autoId: number): Promise<string[]> {
      const rows = await db.current
        .selectFrom('auto_photos')
        .select('image_id')
        .where('auto_id', '=', autoId)
        .orderBy('place')
        .execute();
      return rows.map(({ image_id }) => image_id);
    },

    /** Photos that the import added to the car. */
    async added(importId: number, autoId: number): Promise<string[]> {
      const rows = await db.current
        .selectFrom('import_photos')
        .innerJoin('auto_photos', (join) =>
          join
            .onRef('auto_photos.auto_id', '=', 'import_photos.auto_id')
            .onRef('auto_photos.image_id', '=', 'import_photos.image_id'),
        )
        .select('auto_photos.image_id')
        .where('import_id', '=', importId)
        .where('import_photos.auto_id', '=', autoId)
        .execute();
      return rows.map(({ image_id }) => image_id);
    },

    /** @param images images that the car has now */
    async applied(autoId: number, images: readonly string[]): Promise<void> {
      await db.current
        .updateTable('import_photos')
        .set({ state: 'applied' })
        .where('auto_id', '=', autoId)
        .where('state', '=', 'done')
        .where(sql<boolean>`image_id = any(${[...images]}::text[])`)
        .execute();
    },

    /** Fetched photos that the car does not take. */
    async rejected(autoId: number, failure: ErrorCode): Promise<void> {
      await db.current
        .updateTable('import_photos')
        .set({ state: 'failed', failure })
        .where('auto_id', '=', autoId)
        .where('state', '=', 'done')
        .execute();
    },

    async isNew(importId: number, autoId: number): Promise<boolean> {
      const row = await db.current
        .selectFrom('import_rows')
        .select('row')
        .where('import_id', '=', importId)
        .where('auto_id', '=', autoId)
        .where('outcome', '=', 'created')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** When the next failed photo is tried again; undefined when none waits. */
    async nextTry(importId: number): Promise<Date | undefined> {
      const row = await db.current
        .selectFrom('import_photos')
        .select((eb) => eb.fn.min('next_at').as('next_at'))
        .where('import_id', '=', importId)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return row?.next_at ?? undefined;
    },
  };
}

export type PhotosRepository = ReturnType<typeof createPhotosRepository>;
