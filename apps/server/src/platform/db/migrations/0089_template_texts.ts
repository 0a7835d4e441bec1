import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A quick reply may have its text in Uzbek too; empty where it has none. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat_templates add column text_uz text not null default ''`.execute(db);
}

export const templateTexts: Migration = { up };
