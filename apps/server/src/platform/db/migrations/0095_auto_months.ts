import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Listing views per month: a year of a thousand cars adds up some thousand rows instead of 366,000. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auto_months (
      auto_id bigint not null references autos,
      business_user_id bigint not null,
      avtosalon_id bigint references avtosalons,
      month date not null,
      impressions int not null default 0,
      views int not null default 0,
      likes int not null default 0,
      unique nulls not distinct (auto_id, month, avtosalon_id)
    )`.execute(db);
  await sql`
    insert into auto_months (auto_id, business_user_id, avtosalon_id, month, impressions, views, likes)
    select auto_id, business_user_id, avtosalon_id, date_trunc('month', date)::date, sum(impressions), sum(views), sum(likes)
    from auto_days group by 1, 2, 3, 4`.execute(db);
  await sql`
    create index auto_months_business on auto_months (business_user_id, month)
      include (auto_id, avtosalon_id, impressions, views, likes)`.execute(db);
}

export const autoMonths: Migration = { up };
