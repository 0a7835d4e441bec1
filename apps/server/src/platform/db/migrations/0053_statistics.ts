import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keeps days by showroom: figures of a car that moves stay with its former showroom. */
async function splitDaysByShowroom(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auto_days
      add column business_user_id bigint,
      add column avtosalon_id bigint references avtosalons,
      add column impressions int not null default 0`.execute(db);
  await sql`
    update auto_days d set business_user_id = a.business_user_id, avtosalon_id = a.avtosalon_id
    from autos a where a.id = d.auto_id`.execute(db);
  await sql`alter table auto_days alter column business_user_id set not null`.execute(db);
  await sql`alter table auto_days drop constraint auto_days_pkey`.execute(db);
  await sql`create unique index auto_days_car on auto_days (auto_id, date, avtosalon_id) nulls not distinct`.execute(
    db,
  );
  await sql`
    create index auto_days_business on auto_days (business_user_id, date)
      include (auto_id, avtosalon_id, impressions, views, likes)`.execute(db);
  // A favourite that is taken back leaves the day and the showroom that it was counted for.
  await sql`alter table auto_likes add column avtosalon_id bigint references avtosalons`.execute(
    db,
  );
  await sql`
    update auto_likes l set avtosalon_id = a.avtosalon_id from autos a where a.id = l.auto_id`.execute(
    db,
  );
}

/** The sums of all cars, so that a year of a thousand cars is read from some hundred rows. */
async function sumDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table business_days (
      business_user_id bigint not null,
      avtosalon_id bigint references avtosalons,
      date date not null,
      impressions int not null default 0,
      views int not null default 0,
      likes int not null default 0,
      unique nulls not distinct (business_user_id, date, avtosalon_id)
    )`.execute(db);
  await sql`
    insert into business_days (business_user_id, avtosalon_id, date, impressions, views, likes)
    select business_user_id, avtosalon_id, date, sum(impressions), sum(views), sum(likes)
    from auto_days group by 1, 2, 3`.execute(db);
}

async function up(db: Kysely<unknown>): Promise<void> {
  await splitDaysByShowroom(db);
  await sumDays(db);
  await sql`
    create table impression_batches (
      id text primary key,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index autos_sold on autos (business_user_id, sold_at) where sold_at is not null`.execute(
    db,
  );
  await sql`create index autos_sale_lead on autos (sale_lead_id) where sale_lead_id is not null`.execute(
    db,
  );
}

/** Figures by showroom, impressions, and the sums of a dealership. */
export const statistics: Migration = { up };
