import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Approved cars by the signs of their VIN that a model shares. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index autos_vin_signs on autos (left(vin, 8))
    where vin is not null and published_at is not null`.execute(db);
}

export const vinSigns: Migration = { up };
