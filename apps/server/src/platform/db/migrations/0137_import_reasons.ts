import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reasons of failed photos, and chosen models by the brand of their rows. 0 stands for no brand. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_photos add column failure text`.execute(db);
  await sql`alter table import_values add column brand_id bigint not null default 0`.execute(db);
  await sql`
    update import_values v set brand_id = m.brand_id from car_models m
    where v.field = 'car_model' and m.id = v.entry_id`.execute(db);
  await sql`
    alter table import_values drop constraint import_values_pkey,
      add primary key (business_user_id, field, value, brand_id)`.execute(db);
}

export const importReasons: Migration = { up };
