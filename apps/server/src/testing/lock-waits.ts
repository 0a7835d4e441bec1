import type { Db } from '../platform/db/client';

/** How many of this database's connections wait for a lock now: for tests that let one transaction run into another. */
export async function lockWaits({ pool }: Pick<Db, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rowCount ?? 0;
}
