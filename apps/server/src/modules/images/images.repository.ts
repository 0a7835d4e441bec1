import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client';
import type { ImagePurpose, ImagesTables } from './images.tables';

export type StoredImage = Selectable<ImagesTables['images']>;

/** Every column that refers to a picture, as the database knows them. */
async function findUses(db: Db) {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, quote_ident(attname) as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'images'::regclass and contype = 'f'`.execute(db.current);
  return rows;
}

export function createImagesRepository(db: Db) {
  return {
    async add(image: StoredImage): Promise<void> {
      await db.current.insertInto('images').values(image).execute();
    },

    async markStored(id: string, now: Date): Promise<void> {
      await db.current.updateTable('images').set({ stored_at: now }).where('id', '=', id).execute();
    },

    /** Those of the ids that are this dealer's, were uploaded for this purpose and are safe. */
    async own(owner: number, ids: readonly string[], purpose: ImagePurpose) {
      if (ids.length === 0) return [];
      return db.current
        .selectFrom('images')
        .selectAll()
        .where('business_user_id', '=', owner)
        .where('purpose', '=', purpose)
        .where('stored_at', 'is not', null)
        .where('id', 'in', [...ids])
        .execute();
    },

    /** Whatever their owner: for pictures that an entity of the asking dealer refers to. */
    async byIds(ids: readonly string[]) {
      if (ids.length === 0) return [];
      return db.current
        .selectFrom('images')
        .select(['id', 'name', 'width', 'height'])
        .where('id', 'in', [...ids])
        .execute();
    },

    /**
     * @returns false when the dealer has no such picture
     * @throws database error 23503 while something refers to it
     */
    async delete(owner: number, id: string): Promise<boolean> {
      const deleted = await db.current
        .deleteFrom('images')
        .where('id', '=', id)
        .where('business_user_id', '=', owner)
        .returning('id')
        .executeTakeFirst();
      if (deleted === undefined) return false;
      await db.current.insertInto('image_removals').values({ id }).execute();
      return true;
    },

    /** Deletes pictures from before that time which nothing refers to. @returns how many */
    async deleteUnused(before: Date, limit: number): Promise<number> {
      const uses = await findUses(db);
      const used = uses.map(
        ({ table, column }) =>
          sql`and not exists (select from ${sql.raw(table)} u where u.${sql.raw(column)} = i.id)`,
      );
      const { rows } = await sql<{ id: string }>`
        with unused as (
          select i.id from images i
          where i.created_at < ${before} ${sql.join(used, sql` `)}
          limit ${limit}
          for update skip locked
        ), gone as (
          delete from images where id in (select id from unused) returning id
        )
        insert into image_removals select id from gone returning id`.execute(db.current);
      return rows.length;
    },

    async removals(limit: number): Promise<string[]> {
      const rows = await db.current
        .selectFrom('image_removals')
        .select('id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.id);
    },

    async removed(id: string): Promise<void> {
      await db.current.deleteFrom('image_removals').where('id', '=', id).execute();
    },
  };
}

export type ImagesRepository = ReturnType<typeof createImagesRepository>;
