import type { Pool } from 'pg';

export const columnsOf = async (
  pool: Pool,
  table: string,
  except: readonly string[],
): Promise<string[]> => {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and not column_name = any($2)`,
    [table, except],
  );
  return rows.map(({ column_name }) => `"${column_name}"`);
};

export const multiplyCars = async (pool: Pool, owner: number, count: number): Promise<void> => {
  const columns = await columnsOf(pool, 'autos', ['id', 'created_at', 'vin']);
  const totals = await columnsOf(pool, 'auto_totals', ['auto_id']);
  const list = columns.join(', ');
  await pool.query('drop table if exists sample');
  await pool.query(
    `create temp table sample as select row_number() over (order by id) - 1 as n, * from autos
     where business_user_id = ${String(owner)}`,
  );
  await pool.query(
    `insert into autos (${list}, created_at)
     select ${list}, now() - make_interval(secs => g * 37)
     from generate_series(1, ${String(count)} - (select count(*) from sample)::int) g
     join sample on sample.n = g % (select count(*) from sample)`,
  );
  const { rows } = await pool.query<{ at: string }>(
    `select min(auto_id)::text as at from auto_totals where business_user_id = ${String(owner)}`,
  );
  await pool.query(
    `insert into auto_totals (auto_id, ${totals.join(', ')})
     select a.id, ${totals.map((column) => (column === '"business_user_id"' ? 'a.business_user_id' : `t.${column}`)).join(', ')}
     from autos a cross join (select * from auto_totals where auto_id = ${rows[0]?.at ?? '0'}) t
     on conflict (auto_id) do nothing`,
  );
  await pool.query('analyze');
};
