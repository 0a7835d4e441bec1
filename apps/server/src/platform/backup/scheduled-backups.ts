import { hour, minute } from '../values/clock';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { BaseDeps } from '../jobs/base-deps';
import { backup, deleteOldBackups, lastBackupAt } from './backup';

/** Delay after the start for a backup that is already due; ms. */
const settling = minute;

/** @returns a function that cancels the work */
type After = (milliseconds: number, work: () => void) => () => void;

const afterTimeout: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

type BackupDeps = Pick<BaseDeps, 'config' | 'clock' | 'log'>;

/**
 * Backs up BACKUP_HOURS after the newest existing backup, so that restarts do not postpone it. Runs one backup at a time. A failure is
 * logged, and retried within the hour.
 */
export function createBackupSchedule(
  to: string,
  { config, clock, log }: BackupDeps,
  make: typeof backup = backup,
  after: After = afterTimeout,
) {
  const { BACKUP_HOURS, BACKUP_KEEP, DATA_DIR } = config;
  const every = BACKUP_HOURS * hour;
  let cancel: () => void = () => undefined;
  let isStopped = false;

  /** @returns milliseconds until the next one */
  async function run(): Promise<number> {
    try {
      const folder = await make({ dataDir: DATA_DIR, to, now: () => clock.now() });
      log.info({ folder }, 'backup.done');
      await deleteOldBackups(to, BACKUP_KEEP, clock.now());
      return every;
    } catch (error) {
      log.error({ err: error }, 'backup.failed');
      return Math.min(every, hour);
    }
  }

  function wait(milliseconds: number): void {
    if (isStopped) return;
    cancel = after(milliseconds, () => void run().then(wait));
  }

  return {
    async start(): Promise<void> {
      const last = await lastBackupAt(to);
      const due = last === undefined ? 0 : last.getTime() + every - clock.now().getTime();
      wait(Math.min(every, Math.max(settling, due)));
    },
    stop(): void {
      isStopped = true;
      cancel();
    },
  };
}

/** Does nothing unless BACKUP_DIR is set. */
export function installScheduledBackups(app: FastifyInstance, deps: BackupDeps): void {
  const { BACKUP_DIR } = deps.config;
  if (BACKUP_DIR === undefined) return;
  const schedule = createBackupSchedule(path.resolve(BACKUP_DIR), deps);
  app.addHook('onListen', async () => schedule.start());
  app.addHook('onClose', async () => schedule.stop());
}
