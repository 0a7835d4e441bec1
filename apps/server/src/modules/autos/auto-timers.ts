import type { Deps } from '../../deps';
import type { AutoMoves } from './auto-moves';
import type { AutoNotices } from './auto-notices';
import { refreshBlock } from './auto-transitions';
import { createAutosRepository } from './autos.repository';
import { createPurgeRepository } from './auto-purge.repository';

/** Timers of listings: rows in `jobs`, each run once, by one instance, in the transaction that takes it off the table. */
export function registerAutoTimers(
  { db, clock, jobs }: Deps,
  { moves, notices }: { moves: AutoMoves; notices: AutoNotices },
): void {
  const autos = createAutosRepository(db);
  const purges = createPurgeRepository(db);
  const system = { kind: 'system' } as const;
  const isOver = (end: Date | null) => end !== null && end.getTime() <= clock.now().getTime();

  // A timer may be late or stale: what the row says now decides, not that the timer ran.
  jobs.registerJob('auto_expiry', async (id) => {
    const row = await autos.lockOfAnyOwner(id);
    if (row?.status === 'active' && isOver(row.expires_at))
      await moves.move(row, 'expired', system);
  });

  jobs.registerJob('auto_expiry_warning', async (id) => {
    const row = await autos.lockOfAnyOwner(id);
    if (row?.status !== 'active' || row.expiry_warned_at !== null) return;
    await purges.markWarned(id, clock.now());
    await notices.expiring(row);
  });

  jobs.registerJob('auto_refresh_ready', async (id) => {
    const row = await autos.lockOfAnyOwner(id);
    if (row !== undefined && refreshBlock(row, clock.now()) === undefined)
      await notices.refreshReady(row);
  });

  jobs.registerJob('auto_reservation', async (id) => {
    const row = await autos.lockOfAnyOwner(id);
    if (row?.status === 'barakami' && isOver(row.reserved_until))
      await moves.move(row, 'active', system);
  });

  jobs.registerJob('auto_purge', async (id) => {
    const row = await autos.lockOfAnyOwner(id);
    if (row?.status === 'deleted') await purges.letGoOfPhotos(id);
  });
}
