import type { CarChanged } from './car-events';
import type { Deps } from '../../../platform/deps';
import type { AutoTransitions } from './auto-transitions';
import type { AutoNotifications } from './auto-notifications';
import { refreshBlock } from './transition-rules';
import { type AutoRow, createAutosRepository } from './autos.repository';
import { createPurgeRepository } from './auto-purge.repository';

/** Each timer is a row in `jobs` and runs once, on one instance, in the transaction that deletes its row. */
export function registerAutoTimers(
  { db, clock, jobs }: Deps,
  {
    transitions,
    notifications,
    carChanged,
  }: { transitions: AutoTransitions; notifications: AutoNotifications; carChanged: CarChanged },
): void {
  const autos = createAutosRepository(db);
  const purges = createPurgeRepository(db);
  const system = { kind: 'system' } as const;
  const isOver = (end: Date | null) => end !== null && end.getTime() <= clock.now().getTime();

  /**
   * A timer may be late or stale, so the row's current state decides. The listing is locked before its timers, in the same order as by a
   * transition, which holds the listing when it sets them.
   */
  const register = (kind: string, run: (row: AutoRow) => Promise<void>) =>
    jobs.registerJob(
      kind,
      async (id) => {
        const row = await autos.lockOfAnyOwner(id);
        if (row !== undefined) await run(row);
      },
      { lockFirst: autos.lockOfAnyOwner },
    );

  register('auto_expiry', async (row) => {
    if (row.status === 'active' && isOver(row.expires_at))
      await transitions.move(row, 'expired', system);
  });

  register('auto_expiry_warning', async (row) => {
    if (row.status !== 'active' || row.expiry_warned_at !== null) return;
    await purges.markWarned(row.id, clock.now());
    await notifications.expiring(row);
  });

  register('auto_refresh_ready', async (row) => {
    if (refreshBlock(row, clock.now()) === undefined) await notifications.refreshReady(row);
  });

  register('auto_reservation', async (row) => {
    if (row.status === 'barakami' && isOver(row.reserved_until))
      await transitions.move(row, 'active', system);
  });

  register('auto_purge', async (row) => {
    if (row.status !== 'deleted') return;
    await purges.letGoOfPhotos(row.id);
    carChanged.emit(row.business_user_id, row.id);
  });
}
