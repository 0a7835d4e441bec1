import type { ErrorCode } from '@karvon/api/error-codes';
import { sql } from 'kysely';
import type { Access } from '../../../platform/values/access';
import type { Db } from '../../../platform/db/client';
import { ownedTable } from '../../../platform/db/owned-table';
import { inShowrooms } from '../../../platform/db/showroom-scope';
import type { Owner } from '../../../platform/values/owner';
import type { ImportsRow, ImportSummary, PurchasePlan } from './import-types';
import { createImportRows } from './import-rows.repository';

type Counts = ImportSummary['counts'];
type Photos = ImportSummary['photos'];

const noCounts: Counts = {
  new: 0,
  changed: 0,
  same: 0,
  choice: 0,
  failed: 0,
  skipped: 0,
  excluded: 0,
  moderation: 0,
  will_create: 0,
  will_change: 0,
  created: 0,
  updated: 0,
  left: 0,
  undone: 0,
};
/** Failures of a site, which the same file may ask again. */
const mayRecover: ErrorCode[] = [
  'photo_status',
  'photo_timeout',
  'photo_unreachable',
  'picture_not_fetched',
];
const noPhotos: Photos = { done: 0, failed: 0, total: 0 };

export function createImportsRepository(db: Db) {
  const imports = ownedTable(db, 'imports', { versioned: true });
  const visible = (access: Access) =>
    db.current
      .selectFrom('imports')
      .where('business_user_id', '=', access.owner)
      .where(inShowrooms(access, 'imports', 'imports'));

  return {
    ...imports,
    ...createImportRows(db),

    async page(access: Access, { page, size }: { page: number; size: number }) {
      const files = visible(access).where('feed_id', 'is', null);
      const rows = await files
        .selectAll()
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { count } = await files
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { rows, count };
    },

    /** Locks an import of any dealership, for timers. */
    lockOfAnyOwner: (id: number): Promise<ImportsRow | undefined> =>
      db.current
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),

    /** One statement of a timer; it does not raise the version. */
    async progress(id: number, done: number): Promise<void> {
      await db.current.updateTable('imports').set({ done }).where('id', '=', id).execute();
    },

    async uploadedSince({ owner }: Access, since: Date): Promise<number> {
      const { count } = await db.current
        .selectFrom('imports')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('business_user_id', '=', owner)
        .where('created_at', '>', since)
        .where('feed_id', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    twin: (access: Access, row: Pick<ImportsRow, 'id' | 'file_hash'>, since: Date) =>
      visible(access)
        .select(['id', 'created_at'])
        .where('file_hash', '=', row.file_hash)
        .where('id', '<', row.id)
        .where('confirmed_at', 'is not', null)
        .where('created_at', '>', since)
        .orderBy('id', 'desc')
        .executeTakeFirst(),

    async names(users: readonly number[]): Promise<Map<number, string>> {
      if (users.length === 0) return new Map();
      const rows = await db.current
        .selectFrom('business_users')
        .select(['id', 'full_name'])
        .where(sql<boolean>`id = any(${[...users]})`)
        .execute();
      return new Map(rows.map(({ id, full_name }) => [Number(id), full_name]));
    },

    async counts(ids: readonly number[]): Promise<Map<number, Counts>> {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<Counts & { import_id: number }>`
        select import_id,
          count(*) filter (where result = 'new')::int as new,
          count(*) filter (where result = 'changed')::int as changed,
          count(*) filter (where result = 'same')::int as same,
          count(*) filter (where result = 'choice')::int as choice,
          count(*) filter (where result = 'failed')::int as failed,
          count(*) filter (where result = 'skipped')::int as skipped,
          count(*) filter (where excluded and result in ('new', 'changed'))::int as excluded,
          count(*) filter (where not excluded and warnings @> '[{"code":"moderation"}]')::int as moderation,
          count(*) filter (where result = 'new' and not excluded and outcome is null)::int as will_create,
          count(*) filter (where result = 'changed' and not excluded and outcome is null)::int as will_change,
          count(*) filter (where outcome = 'created')::int as created,
          count(*) filter (where outcome = 'updated')::int as updated,
          count(*) filter (where outcome = 'left')::int as "left",
          count(*) filter (where outcome = 'undone')::int as undone
        from import_rows where import_id = any(${[...ids]}) group by import_id`.execute(db.current);
      return new Map(rows.map(({ import_id, ...counts }) => [import_id, counts]));
    },

    countsIn: (counts: ReadonlyMap<number, Counts>, id: number) => counts.get(id) ?? noCounts,

    /** Counts planned photos until the rows are written, then fetched ones. */
    async photos(ids: readonly number[]): Promise<Map<number, Photos>> {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<Photos & { id: number }>`
        select i.id,
          coalesce(p.done, 0)::int as done, coalesce(p.failed, 0)::int as failed,
          coalesce(case when i.confirmed_at is null then r.total else p.total end, 0)::int as total
        from imports i
        left join lateral (
          select count(*) filter (where state in ('done', 'applied')) as done, count(*) filter (where state = 'failed') as failed,
            count(*) as total
          from import_photos where import_id = i.id
        ) p on true
        left join lateral (
          select sum(jsonb_array_length(plan->'photos')) as total from import_rows
          where import_id = i.id and plan ? 'photos' and not excluded
        ) r on true
        where i.id = any(${[...ids]})`.execute(db.current);
      return new Map(rows.map(({ id, ...photos }) => [id, photos]));
    },

    photosIn: (photos: ReadonlyMap<number, Photos>, id: number) => photos.get(id) ?? noPhotos,

    async storeFile(importId: number, bytes: Buffer, at: Date): Promise<void> {
      await db.current
        .insertInto('import_files')
        .values({ import_id: importId, bytes, created_at: at })
        .execute();
    },

    async file(importId: number): Promise<Buffer | undefined> {
      const row = await db.current
        .selectFrom('import_files')
        .select('bytes')
        .where('import_id', '=', importId)
        .executeTakeFirst();
      return row?.bytes;
    },

    mapping: ({ owner }: Access, headersHash: string) =>
      db.current
        .selectFrom('import_mappings')
        .select(['mapping', 'options', 'used_at'])
        .where('business_user_id', '=', owner)
        .where('headers_hash', '=', headersHash)
        .executeTakeFirst(),

    async rememberMapping(
      { owner }: Access,
      headersHash: string,
      columns: { mapping: unknown; options: unknown; used_at: Date },
    ): Promise<void> {
      const row = {
        mapping: JSON.stringify(columns.mapping),
        options: JSON.stringify(columns.options),
        used_at: columns.used_at,
      };
      await db.current
        .insertInto('import_mappings')
        .values({ business_user_id: owner, headers_hash: headersHash, ...row })
        .onConflict((oc) => oc.columns(['business_user_id', 'headers_hash']).doUpdateSet(row))
        .execute();
    },

    /** Values that a feed wrote to each car, if edits by hand are kept. */
    async feedValues(feedId: number) {
      const rows = await db.current
        .selectFrom('feed_cars')
        .innerJoin('feed_sources', 'feed_sources.id', 'feed_cars.feed_id')
        .select(['auto_id', 'values'])
        .where('feed_id', '=', feedId)
        .where('keep_edits', '=', true)
        .execute();
      return new Map(rows.map(({ auto_id, values }) => [auto_id, values]));
    },

    values: ({ owner }: Access) =>
      db.current
        .selectFrom('import_values')
        .select(['field', 'value', 'of_id', 'entry_id', 'position_id'])
        .where('business_user_id', '=', owner)
        .execute(),

    async forgetValue(
      { owner }: Access,
      { field, value, of_id }: { field: string; value: string; of_id: number },
    ): Promise<void> {
      await db.current
        .deleteFrom('import_values')
        .where('business_user_id', '=', owner)
        .where('field', '=', field)
        .where('value', '=', value)
        .where('of_id', '=', of_id)
        .execute();
    },

    async rememberValue(
      { owner }: Access,
      row: {
        field: string;
        value: string;
        of_id: number;
        entry_id: number;
        position_id: number | null;
        used_at: Date;
      },
    ): Promise<void> {
      const { field, value, of_id, ...rest } = row;
      await db.current
        .insertInto('import_values')
        .values({ business_user_id: owner, field, value, of_id, ...rest })
        .onConflict((oc) =>
          oc.columns(['business_user_id', 'field', 'value', 'of_id']).doUpdateSet(rest),
        )
        .execute();
    },

    async setExternalId(autoId: number, external_id: string | null): Promise<void> {
      await db.current
        .updateTable('autos')
        .set({ external_id, version: sql`version + 1` })
        .where('id', '=', autoId)
        .execute();
    },

    /** Photos that were not fetched yet. */
    async forgetPhotos(importId: number, state: 'waiting'): Promise<void> {
      await db.current
        .deleteFrom('import_photos')
        .where('import_id', '=', importId)
        .where('state', '=', state)
        .execute();
    },

    /** Live cars by number. */
    async carsWithNumbers({ owner }: Access, numbers: readonly string[]) {
      if (numbers.length === 0) return [];
      return db.current
        .selectFrom('autos')
        .select(['id', 'external_id'])
        .where('business_user_id', '=', owner)
        .where('status', 'not in', ['deleted', 'archived', 'sold_on_karvon'])
        .where(sql<boolean>`external_id = any(${[...numbers]}::text[])`)
        .execute();
    },

    async forgetPhotosOf(importId: number, autoId: number): Promise<void> {
      await db.current
        .deleteFrom('import_photos')
        .where('import_id', '=', importId)
        .where('auto_id', '=', autoId)
        .execute();
    },

    /** The car's purchase, and whether it has a buyer, a chat, a sale, an expense or a photo that no import loaded. */
    async usesOf(owner: Owner, autoId: number) {
      const { rows } = await sql<{ used: boolean; purchase: PurchasePlan | null }>`
        select exists (select from leads where business_user_id = ${owner} and auto_id = ${autoId})
          or exists (select from chat_rooms where business_user_id = ${owner} and auto_id = ${autoId})
          or exists (select from sales where business_user_id = ${owner} and auto_id = ${autoId})
          or exists (select from expenses where auto_id = ${autoId})
          or exists (select from auto_photos p where p.auto_id = ${autoId} and not exists (
            select from import_photos i where i.auto_id = p.auto_id and i.image_id = p.image_id)) as used,
          (select jsonb_build_object('price', price, 'currency', currency, 'purchased_on', purchased_on, 'source', source)
            from purchases where auto_id = ${autoId}) as purchase
      `.execute(db.current);
      return { isUsed: rows[0]?.used === true, purchase: rows[0]?.purchase ?? undefined };
    },

    /** The dealership's cars, purchases, and addresses of photos that need no further try. */
    /** @param isFeed a feed is read again and again: it does not ask for the same photo each time */
    async cars({ owner }: Access, isFeed: boolean) {
      const autos = await db.current
        .selectFrom('autos')
        .selectAll()
        .where('business_user_id', '=', owner)
        .where('status', '<>', 'deleted')
        .execute();
      const purchases = await db.current
        .selectFrom('purchases')
        .select(['auto_id', 'price', 'currency', 'purchased_on', 'source'])
        .where('business_user_id', '=', owner)
        .execute();
      const photos = await db.current
        .selectFrom('import_photos')
        .select(['auto_id', 'address'])
        .where('business_user_id', '=', owner)
        .where((eb) =>
          eb.or([
            eb('state', 'in', ['done', 'applied']),
            eb('state', '=', 'failed').and(
              isFeed ? sql.lit(true) : eb('failure', 'not in', mayRecover),
            ),
          ]),
        )
        .execute();
      return { autos, purchases, photos };
    },

    /** Showrooms that the member works for. */
    salons: (access: Access) =>
      db.current
        .selectFrom('avtosalons')
        .select(['id', 'name', 'region_id', 'district_id'])
        .where('business_user_id', '=', access.owner)
        .where(inShowrooms(access, 'avtosalons', 'avtosalons'))
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute(),
  };
}

export type ImportsRepository = ReturnType<typeof createImportsRepository>;
