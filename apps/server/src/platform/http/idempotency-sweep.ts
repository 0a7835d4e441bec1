import { hour, minute } from '../values/clock';
import { sql } from 'kysely';
import type { BaseDeps } from '../jobs/base-deps';

const batch = 5000;

/** Deletes keys older than a day; `runOnce` ignores them already. */
export function registerIdempotencySweep({ db, clock, jobs, log }: BaseDeps): void {
  jobs.registerJob('idempotency_sweep', async () => {
    const { rows } = await sql<{ key: string }>`
      delete from idempotency_keys where ctid = any (array(
        select ctid from idempotency_keys where created_at < now() - interval '24 hours' limit ${batch}
      )) returning key`.execute(db.current);
    if (rows.length > 0) log.info({ count: rows.length }, 'idempotency.swept');
    const wait = rows.length === batch ? 1000 : hour;
    await jobs.schedule('idempotency_sweep', 1, new Date(clock.now().getTime() + wait));
  });
}

export const startIdempotencySweep = ({ clock, jobs }: BaseDeps): Promise<void> =>
  jobs.schedule('idempotency_sweep', 1, new Date(clock.now().getTime() + minute));
