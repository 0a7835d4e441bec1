import type { Pool } from 'pg';
import { columnsOf } from './many-cars.ts';

const year = 366;

export const multiplyCampaigns = async (
  pool: Pool,
  owner: number,
  count: number,
): Promise<number> => {
  const list = (columns: readonly string[], table: string) =>
    columns.map((column) => `${table}.${column}`).join(', ');
  const own = ['id', 'start_date', 'end_date', 'created_at'];
  const columns = await columnsOf(pool, 'campaigns', own);
  const banners = await columnsOf(pool, 'campaign_banners', ['campaign_id']);
  await pool.query(
    `create temp table copies as
     select nextval(pg_get_serial_sequence('campaigns', 'id')) as id, sample.id as original, g as place
     from generate_series(1, ${String(count)} - (select count(*) from campaigns where business_user_id = ${String(owner)})::int) g
     join (select row_number() over (order by id) - 1 as n, count(*) over () as total, id from campaigns
       where business_user_id = ${String(owner)}) sample on sample.n = g % sample.total`,
  );
  await pool.query(
    `insert into campaigns (id, start_date, end_date, created_at, ${columns.join(', ')})
     select k.id, current_date - ${String(year - 1)}, greatest(c.end_date, current_date),
       now() - make_interval(days => ${String(year)}, mins => k.place::int), ${list(columns, 'c')}
     from copies k join campaigns c on c.id = k.original`,
  );
  await pool.query(
    `insert into campaign_banners (campaign_id, ${banners.join(', ')})
     select k.id, ${list(banners, 'b')} from copies k join campaign_banners b on b.campaign_id = k.original`,
  );
  await pool.query(
    `insert into campaign_days (campaign_id, date, position, language, views, clicks, spend)
     select b.campaign_id, current_date - d, b.position, b.language, 40 + d % 30, d % 4, 1000 * (d % 4)
     from campaign_banners b join copies k on k.id = b.campaign_id
     cross join generate_series(0, ${String(year - 1)}) d
     on conflict do nothing`,
  );
  await pool.query(
    `update leads l set campaign_id = ids[(1 + l.id % cardinality(ids))::int]
     from (select original, array_agg(id) as ids from copies group by original) k
     where l.business_user_id = ${String(owner)} and l.campaign_id = k.original`,
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: string }>(
    `select campaign_id::text as id from leads where business_user_id = ${String(owner)} and campaign_id is not null
     group by 1 order by count(*) desc limit 1`,
  );
  return Number(rows[0]?.id);
};
