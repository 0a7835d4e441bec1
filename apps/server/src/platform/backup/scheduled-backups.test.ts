import { hour, minute } from '../values/clock';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config';
import { createTestClock } from '../../testing/test-clock';
import { createBackupSchedule } from './scheduled-backups';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-schedule-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server at 07:00 on 5 July, with these backups. */
async function started(names: readonly string[], fails: () => boolean = () => false) {
  for (const name of names) mkdirSync(path.join(folder, name));
  const clock = createTestClock(new Date('2026-07-05T07:00:00Z'));
  const config = readConfig({ BACKUP_HOURS: '24', BACKUP_KEEP: '2', DATA_DIR: 'data' });
  const lines: unknown[] = [];
  const { log } = fastify();
  vi.spyOn(log, 'info').mockImplementation((_fields: unknown, text?: string) => {
    lines.push(text);
  });
  vi.spyOn(log, 'error').mockImplementation((_fields: unknown, text?: string) => {
    lines.push(text);
  });
  /** The only timer. Moving the process's timers would affect other files. */
  let waiting: { left: number; work: () => void } | undefined;
  const schedule = createBackupSchedule(
    folder,
    { config, clock, log },
    async () => {
      if (fails()) throw new Error('The database does not answer.');
      const name = `karvon-${clock.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
      mkdirSync(path.join(folder, name));
      return name;
    },
    (left, work) => {
      waiting = { left, work };
      return () => {
        waiting = undefined;
      };
    },
  );
  await schedule.start();
  const pass = (milliseconds: number) => {
    clock.advance(milliseconds / 1000);
    if (waiting === undefined) return;
    const { left, work } = waiting;
    waiting = left > milliseconds ? { left: left - milliseconds, work } : undefined;
    if (left <= milliseconds) work();
  };
  return { schedule, lines, pass, isWaiting: () => waiting !== undefined };
}

it('a server that is restarted every night is backed up all the same', async () => {
  const { schedule, lines, pass } = await started(['karvon-2026-07-04T06-00-00Z']);
  pass(minute);
  await expect.poll(() => lines).toEqual(['backup.done']);
  schedule.stop();
});

it('a restart makes no backup before its time', async () => {
  const { schedule, lines, pass } = await started(['karvon-2026-07-05T03-00-00Z']);
  pass(20 * hour - minute);
  expect(lines).toEqual([]);
  pass(minute);
  await expect.poll(() => lines).toEqual(['backup.done']);
  schedule.stop();
});

it('the first comes soon, the oldest goes, and so does what a killed server left unfinished', async () => {
  const unfinished = ['karvon-2026-07-03T06-00-00Z.part', 'karvon-2026-07-05T06-50-00Z.part'];
  const { schedule, lines, pass, isWaiting } = await started(unfinished);
  for (const [index, span] of [minute, 24 * hour, 24 * hour].entries()) {
    pass(span);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(() => lines).toHaveLength(index + 1);
    // The next one is set once the folder is swept.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(() => isWaiting()).toBe(true);
  }
  expect(readdirSync(folder).toSorted()).toEqual([
    'karvon-2026-07-06T07-01-00Z',
    'karvon-2026-07-07T07-01-00Z',
  ]);
  schedule.stop();
});

it('one that fails is said, and tried again within the hour', async () => {
  let isAway = true;
  const { schedule, lines, pass, isWaiting } = await started([], () => isAway);
  pass(minute);
  await expect.poll(() => lines).toEqual(['backup.failed']);
  await expect.poll(() => isWaiting()).toBe(true);
  isAway = false;
  pass(hour);
  await expect.poll(() => lines).toEqual(['backup.failed', 'backup.done']);
  await expect.poll(() => isWaiting()).toBe(true);
  schedule.stop();
  expect(isWaiting()).toBe(false);
});
