import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Mappings name columns by their index: headers may be equal or empty. Those by header are forgotten. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from import_mappings`.execute(db);
}

export const importMappings: Migration = { up };
