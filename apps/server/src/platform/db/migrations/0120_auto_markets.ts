import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The market of each car for sale, in so'm, so that lists sort by it. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auto_markets (
      auto_id bigint primary key references autos on delete cascade,
      business_user_id bigint not null,
      comparables int not null,
      median bigint,
      great_from bigint,
      great_to bigint,
      good_to bigint,
      computed_at timestamptz not null,
      check ((median is null) = (good_to is null))
    )`.execute(db);
  await sql`create index auto_markets_owner on auto_markets (business_user_id)`.execute(db);
}

export const autoMarkets: Migration = { up };
