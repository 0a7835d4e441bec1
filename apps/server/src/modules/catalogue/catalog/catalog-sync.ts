import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Catalogue, firstOwnId, loadCatalogue } from '../data/load-catalogue';
import type { Db } from '../../../platform/db/client';
import { type Row, catalogueRows } from './catalog-rows';

/** Any fixed number: instances that start together take turns. */
const lockId = 4_120_001;

async function upsert(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = [...Object.keys(first), 'hidden'];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const changes: RawBuilder<unknown>[] = columns
    .filter((column) => column !== 'id')
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const content = JSON.stringify(rows.map((row) => ({ ...row, hidden: false })));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${content}::jsonb)
    on conflict (id) do update set ${sql.join(changes)}`.execute(db.current);
  const ids = rows.map((row) => row.id);
  await sql`
    update ${sql.table(table)} set hidden = true
    where id < ${firstOwnId} and not hidden and id <> all(${ids}::bigint[])`.execute(db.current);
}

async function replaceAliases(db: Db, { aliases }: Catalogue): Promise<void> {
  const rows = (['brand', 'model'] as const).flatMap((kind) =>
    aliases[`${kind}s`].flatMap((entry) =>
      [...new Set(entry.aliases)].map((alias) => ({ kind, subject_id: entry.id, alias })),
    ),
  );
  await db.current.deleteFrom('catalog_aliases').where('subject_id', '<', firstOwnId).execute();
  if (rows.length > 0) await db.current.insertInto('catalog_aliases').values(rows).execute();
}

/**
 * Updates the catalogue's tables from the files, if these changed since the last time. Cars keep their references: rows that left the
 * files are hidden, never deleted. Rows added by people (ids from `firstOwnId`) are not touched.
 * @returns whether anything was written
 */
export async function syncCatalogue(db: Db): Promise<boolean> {
  const catalogue = await loadCatalogue();
  const filesHash = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
  return db.transaction(async () => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(db.current);
    const state = await db.current
      .selectFrom('catalog_state')
      .select('files_hash')
      .executeTakeFirst();
    if (state?.files_hash === filesHash) return false;
    for (const [table, rows] of catalogueRows(catalogue)) await upsert(db, table, rows);
    await replaceAliases(db, catalogue);
    await db.current
      .insertInto('catalog_state')
      .values({ files_hash: filesHash, version: 1 })
      .onConflict((oc) =>
        oc
          .column('only_row')
          .doUpdateSet({ files_hash: filesHash, version: sql`catalog_state.version + 1` }),
      )
      .execute();
    return true;
  });
}
