import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { Deps } from '../deps';
import { backup, deleteOldBackups } from './backup';

const hour = 3_600_000;

/** Backs up every BACKUP_HOURS while the server listens, where BACKUP_DIR is set. One at a time; one that fails is logged, and the next tried. */
export function installScheduledBackups(
  app: FastifyInstance,
  { config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>,
): void {
  const { BACKUP_DIR, BACKUP_HOURS, BACKUP_KEEP, DATA_DIR } = config;
  if (BACKUP_DIR === undefined) return;
  const to = path.resolve(BACKUP_DIR);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      const folder = await backup({ dataDir: DATA_DIR, to, now: () => clock.now() });
      await deleteOldBackups(to, BACKUP_KEEP);
      log.info({ folder }, 'backed up');
    } catch (error) {
      log.error({ err: error }, 'the backup failed');
    }
  }

  app.addHook('onListen', () => {
    timer = setInterval(() => {
      running ??= run().finally(() => {
        running = undefined;
      });
    }, BACKUP_HOURS * hour);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
