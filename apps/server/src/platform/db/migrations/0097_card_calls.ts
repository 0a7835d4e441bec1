import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Calls of a listing are its leads by call, as everywhere; presses of «Call» in it are counted beside them. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auto_totals add column dials int not null default 0`.execute(db);
  await sql`alter table auto_days add column dials int not null default 0`.execute(db);
  await sql`update auto_totals set dials = calls, calls = 0 where calls <> 0`.execute(db);
  await sql`update auto_days set dials = calls, calls = 0 where calls <> 0`.execute(db);
  await sql`
    insert into auto_days as d (auto_id, business_user_id, avtosalon_id, date, calls)
    select auto_id, business_user_id, avtosalon_id, (created_at at time zone 'Asia/Tashkent')::date, count(*)
    from leads where type = 'call' and auto_id is not null group by 1, 2, 3, 4
    on conflict (auto_id, date, avtosalon_id) do update set calls = excluded.calls`.execute(db);
  await sql`
    update auto_totals t set calls = d.calls
    from (select auto_id, sum(calls)::int as calls from auto_days group by auto_id) d
    where d.auto_id = t.auto_id and d.calls > 0`.execute(db);
}

export const cardCalls: Migration = { up };
