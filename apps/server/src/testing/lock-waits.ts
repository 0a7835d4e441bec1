import type { Db } from '../platform/db/client';

/** Counts this database's connections that wait for a lock, for tests with conflicting transactions. */
export async function lockWaits({ pool }: Pick<Db, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rowCount ?? 0;
}
