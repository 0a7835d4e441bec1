import type { Row } from '../../../platform/db/tables';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { ownedTable } from '../../../platform/db/owned-table';
import type { Access } from '../../../platform/values/access';
import type { Owner } from '../../../platform/values/owner';

/** Columns that reference an image, from the database's catalogue. */
async function findUses(db: Db) {
  const { rows } = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as table, quote_ident(attname) as column
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where confrelid = 'images'::regclass and contype = 'f'`.execute(db.current);
  return rows;
}

export function createImagesRepository(db: Db) {
  const images = ownedTable(db, 'images');
  return {
    ...images,

    /** Returns images of any owner that an entity of the asking dealer references. */
    async byIds(ids: readonly string[]) {
      if (ids.length === 0) return [];
      return db.current
        .selectFrom('images')
        .select(['id', 'name', 'width', 'height'])
        .where('id', 'in', [...ids])
        .execute();
    },

    async bytesSince(owner: Owner, since: Date): Promise<number> {
      const { bytes } = await db.current
        .selectFrom('images')
        .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
        .where('business_user_id', '=', owner)
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(bytes ?? 0);
    },

    /** Only completely stored images, of any owner. */
    async stored(ids: readonly string[]) {
      if (ids.length === 0) return [];
      return db.current
        .selectFrom('images')
        .selectAll()
        .where('id', 'in', [...ids])
        .where('stored_at', 'is not', null)
        .execute();
    },

    /** Also schedules the removal of its files. @throws Problem 404; database error 23503 while something references it */
    async remove(access: Access, id: string): Promise<void> {
      await images.delete(access, id);
      await db.current.insertInto('image_removals').values({ id }).execute();
    },

    /** @returns how many unreferenced images were deleted */
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

export type ImagePurpose = Row<'images'>['purpose'];
