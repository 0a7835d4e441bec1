import { sql } from 'kysely';
import type { Db } from '../../../platform/db/client';
import { type CoverColumns, coverColumns } from '../../../platform/media/image';
import type { ImportRow, ImportRowQuery, PlannedRow, StoredRow, Written } from './import-types';
import type { Cell } from './sheet-worker';

/** Rows that write nothing although they are right: by the options of the import, a choice, or a tick. */
const isSkipped = sql<boolean>`(result = 'skipped' or (excluded and result in ('new', 'changed')))`;

/** Rows of files with their plans. The import is locked or required before. */
export function createImportRows(db: Db) {
  return {
    async replaceRows(
      importId: number,
      rows: readonly { row: number; cells: readonly Cell[] }[],
      at: Date,
    ): Promise<void> {
      await db.current.deleteFrom('import_rows').where('import_id', '=', importId).execute();
      await sql`
        insert into import_rows (import_id, row, cells, created_at)
        select ${importId}, (x->>'row')::int, x->'cells', ${at}
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) x`.execute(db.current);
    },

    /** Every row with its cells, in the order of the file. */
    cells: (importId: number) =>
      db.current
        .selectFrom('import_rows')
        .select(['row', 'cells'])
        .where('import_id', '=', importId)
        .orderBy('row')
        .execute(),

    /** Rows that changed no car yet, with their cells. */
    unwritten: (importId: number) =>
      db.current
        .selectFrom('import_rows')
        .select(['row', 'cells'])
        .where('import_id', '=', importId)
        .where('outcome', 'is', null)
        .execute(),

    async storePlans(
      importId: number,
      planned: readonly (PlannedRow & { row: number })[],
    ): Promise<void> {
      await sql`
        update import_rows r set
          result = x->>'result', title = x->>'title', vin = x->>'vin', external_id = x->>'external_id',
          auto_id = (x->>'auto_id')::bigint, auto_version = (x->>'auto_version')::int,
          plan = nullif(x->'plan', 'null'::jsonb), asks = x->'asks', errors = x->'errors', warnings = x->'warnings',
          outcome = null, before = null
        from jsonb_array_elements(${JSON.stringify(planned)}::jsonb) x
        where r.import_id = ${importId} and r.row = (x->>'row')::int`.execute(db.current);
    },

    async rowPage(
      importId: number,
      {
        result,
        outcome,
        photos_failed: hasFailedPhotos = false,
        q = '',
        page,
        size,
      }: ImportRowQuery & { page: number; size: number },
    ) {
      const searched = q.trim().toLowerCase();
      const rows = db.current
        .selectFrom('import_rows')
        .where('import_id', '=', importId)
        .where('result', 'is not', null)
        .$if(result !== undefined, (query) => query.where('result', '=', result ?? null))
        .$if(outcome !== undefined, (query) =>
          outcome === 'skipped'
            ? query.where(isSkipped)
            : query.where('outcome', '=', outcome ?? null),
        )
        .$if(hasFailedPhotos, (query) =>
          query.where(
            sql<boolean>`auto_id in (select auto_id from import_photos where import_id = ${importId} and state = 'failed')`,
          ),
        )
        .$if(searched !== '', (query) =>
          query.where(
            sql<boolean>`strpos(lower(concat_ws(' ', title, vin, external_id)), ${searched}) > 0`,
          ),
        );
      const { count } = await rows
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const found = await rows
        .selectAll()
        .orderBy('row')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      return { rows: found, count };
    },

    /** Photos that could not be fetched, by car. */
    async failedPhotos(
      importId: number,
      rows: readonly StoredRow[],
    ): Promise<Map<number, ImportRow['failed_photos']>> {
      const ids = rows.flatMap(({ auto_id, plan }) => (plan?.photos && auto_id) ?? []);
      if (ids.length === 0) return new Map();
      const failed = await db.current
        .selectFrom('import_photos')
        .select(['auto_id', 'address', 'failure'])
        .where('import_id', '=', importId)
        .where('state', '=', 'failed')
        .where(sql<boolean>`auto_id = any(${ids}::bigint[])`)
        .orderBy('place')
        .execute();
      const photos = new Map<number, ImportRow['failed_photos']>();
      for (const { auto_id, address: url, failure } of failed) {
        const list = photos.get(auto_id) ?? [];
        list.push({ url, code: failure ?? 'picture_not_fetched' });
        photos.set(auto_id, list);
      }
      return photos;
    },

    /** Covers by car. */
    async covers(rows: readonly StoredRow[]): Promise<Map<number, CoverColumns>> {
      const ids = rows.flatMap(({ auto_id }) => auto_id ?? []);
      const covers = await sql<CoverColumns & { id: number }>`
        select a.id, ${coverColumns('a')} from autos a left join images i on i.id = a.cover_id
        where a.id = any(${ids}::bigint[])`.execute(db.current);
      return new Map(covers.rows.map((row) => [row.id, row]));
    },

    withAsks: (importId: number) =>
      db.current
        .selectFrom('import_rows')
        .select(['row', 'asks'])
        .where('import_id', '=', importId)
        .where('result', '=', 'choice')
        .orderBy('row')
        .execute(),

    failed: (importId: number): Promise<StoredRow[]> =>
      db.current
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', importId)
        .where('result', '=', 'failed')
        .orderBy('row')
        .execute(),

    async exclude(
      importId: number,
      { rows, excluded }: { rows: readonly number[]; excluded: boolean },
    ): Promise<void> {
      await db.current
        .updateTable('import_rows')
        .set({ excluded })
        .where('import_id', '=', importId)
        .where(sql<boolean>`row = any(${[...rows]})`)
        .execute();
    },

    /** Rows that still have to be written. */
    toWrite: (importId: number, limit: number): Promise<StoredRow[]> =>
      db.current
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', importId)
        .where('result', 'in', ['new', 'changed'])
        .where('excluded', '=', false)
        .where('outcome', 'is', null)
        .orderBy('row')
        .limit(limit)
        .execute(),

    /** Returns written rows, the latest first. */
    toUndo: (importId: number, limit: number): Promise<StoredRow[]> =>
      db.current
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', importId)
        .where('outcome', 'in', ['created', 'updated'])
        .orderBy('row', 'desc')
        .limit(limit)
        .execute(),

    /** Rows with the cars that they stand for, and what happened to them. */
    outcomes: (importId: number) =>
      db.current
        .selectFrom('import_rows')
        .select(['auto_id', 'external_id', 'vin', 'result', 'outcome', 'plan'])
        .where('import_id', '=', importId)
        .execute(),

    /** The import stays, for its photos. */
    async forgetRows(importId: number): Promise<void> {
      await db.current.deleteFrom('import_rows').where('import_id', '=', importId).execute();
    },

    async storeWritten(importId: number, written: readonly Written[]): Promise<void> {
      await sql`
        update import_rows r set
          auto_id = (x->>'auto_id')::bigint, outcome = x->>'outcome', before = x->'before'
        from jsonb_array_elements(${JSON.stringify(written)}::jsonb) x
        where r.import_id = ${importId} and r.row = (x->>'row')::int`.execute(db.current);
    },

    async updateRow(
      importId: number,
      row: number,
      changes: Partial<Pick<StoredRow, 'outcome' | 'result' | 'errors'>>,
    ): Promise<void> {
      const { errors, ...rest } = changes;
      await db.current
        .updateTable('import_rows')
        .set({
          ...rest,
          ...(errors !== undefined && { errors: JSON.stringify(errors) }),
        })
        .where('import_id', '=', importId)
        .where('row', '=', row)
        .execute();
    },
  };
}
