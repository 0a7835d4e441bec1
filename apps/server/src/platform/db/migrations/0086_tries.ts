import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // Wrong tries of each client at each number. Those of auth_phones stay for instances of the release before; nobody else reads them.
  await sql`
    create table auth_tries (
      phone text not null,
      who text not null,
      code_tries int not null default 0,
      code_rest_until timestamptz,
      password_tries int not null default 0,
      password_rest_until timestamptz,
      touched_at timestamptz not null,
      primary key (phone, who)
    )`.execute(db);
  await sql`create index auth_tries_touched on auth_tries (touched_at)`.execute(db);
  await sql`alter table auth_phones add column of_reserve boolean not null default false`.execute(
    db,
  );
}

/** Counts tries per number and client, so that one client's tries do not block another. */
export const tries: Migration = { up };
