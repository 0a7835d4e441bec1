import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Choices are remembered by the brand of a model, and by the model of its generation, modification and trim level. 0 stands for neither. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_values rename column brand_id to of_id`.execute(db);
}

export const importParts: Migration = { up };
