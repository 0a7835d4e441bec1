import type { Pool } from 'pg';
import { columnsOf } from './many-cars.ts';

const year = 366;

export const multiplyLeads = async (pool: Pool, owner: number, count: number): Promise<void> => {
  const own = [
    'id',
    'created_at',
    'last_contact_at',
    'phone',
    'room_id',
    'external_id',
    'waiting_from',
    'answered_at',
    'contacted_at',
  ];
  const columns = (await columnsOf(pool, 'leads', own)).join(', ');
  await pool.query(
    `insert into leads (${columns}, phone, created_at, last_contact_at, waiting_from, contacted_at)
     select ${columns}, '+99893' || lpad(g::text, 7, '0'), at, at,
       case when waiting_from is null then null else at end,
       case when status = 'contacted' then at + make_interval(mins => g % 90) end
     from generate_series(1, ${String(count)} - (select count(*) from leads where business_user_id = ${String(owner)})::int) g
     join (select row_number() over (order by id) - 1 as n, * from leads
       where business_user_id = ${String(owner)} and type <> 'room') sample on sample.n = g % 500
     cross join lateral (select now() - make_interval(mins => g * 52 % (${String(year)} * 1440)) as at) time`,
  );
  await pool.query(
    `insert into lead_contacts (business_user_id, lead_id, type, source, call_answered, call_duration, campaign_id, created_at, first_response_at)
     select l.business_user_id, l.id, l.type, l.source, l.call_answered, l.call_duration, l.campaign_id, l.created_at,
       case when l.waiting_from is null then l.created_at + interval '11 minutes' end
     from leads l where l.business_user_id = ${String(owner)}
       and not exists (select from lead_contacts c where c.lead_id = l.id)`,
  );
  await pool.query(
    `insert into auto_days (business_user_id, auto_id, avtosalon_id, date, views, likes, impressions)
     select a.business_user_id, a.id, a.avtosalon_id, current_date - d, a.id % 40, a.id % 3, a.id % 400
     from autos a cross join generate_series(0, ${String(year - 1)}) d where a.business_user_id = ${String(owner)}
     on conflict do nothing`,
  );
  await pool.query(
    `insert into business_days (business_user_id, avtosalon_id, date, impressions, views, likes)
     select business_user_id, avtosalon_id, date, sum(impressions), sum(views), sum(likes)
     from auto_days where business_user_id = ${String(owner)} group by 1, 2, 3
     on conflict (business_user_id, date, avtosalon_id) do update
     set impressions = excluded.impressions, views = excluded.views, likes = excluded.likes`,
  );
  await pool.query(
    `insert into auto_months (business_user_id, auto_id, avtosalon_id, month, impressions, views, likes)
     select business_user_id, auto_id, avtosalon_id, date_trunc('month', date)::date, sum(impressions), sum(views), sum(likes)
     from auto_days where business_user_id = ${String(owner)} group by 1, 2, 3, 4
     on conflict (auto_id, month, avtosalon_id) do update
     set impressions = excluded.impressions, views = excluded.views, likes = excluded.likes`,
  );
  await pool.query('analyze');
};
