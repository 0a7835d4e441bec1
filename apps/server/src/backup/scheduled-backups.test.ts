import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { createTestClock } from '../testing/test-clock';
import { createBackupSchedule } from './scheduled-backups';

const minute = 60_000;
const hour = 60 * minute;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-schedule-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that was started at 07:00 on 5 July, with these backups beside it. */
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
  const schedule = createBackupSchedule(folder, { config, clock, log }, async () => {
    if (fails()) throw new Error('The database does not answer.');
    const name = `karvon-${clock.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    mkdirSync(path.join(folder, name));
    return name;
  });
  await schedule.start();
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds / 1000);
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  return { schedule, lines, pass };
}

it('a server that is restarted every night is backed up all the same', async () => {
  const { schedule, lines, pass } = await started(['karvon-2026-07-04T06-00-00Z']);
  await pass(minute);
  await vi.waitFor(() => expect(lines).toEqual(['backed up']));
  schedule.stop();
});

it('a restart makes no backup before its time', async () => {
  const { schedule, lines, pass } = await started(['karvon-2026-07-05T03-00-00Z']);
  await pass(20 * hour - minute);
  expect(lines).toEqual([]);
  await pass(minute);
  await vi.waitFor(() => expect(lines).toEqual(['backed up']));
  schedule.stop();
});

it('the first comes soon, the oldest goes, and so does what a killed server left unfinished', async () => {
  const unfinished = ['karvon-2026-07-03T06-00-00Z.part', 'karvon-2026-07-05T06-50-00Z.part'];
  const { schedule, lines, pass } = await started(unfinished);
  const set = vi.spyOn(globalThis, 'setTimeout');
  for (const [index, span] of [minute, 24 * hour, 24 * hour].entries()) {
    await pass(span);
    await vi.waitFor(() => expect(lines).toHaveLength(index + 1));
    // The next one is set once the folder is swept. Other files of this process have timers too.
    await vi.waitFor(() => {
      const next = set.mock.calls.filter(([, delay]) => delay === 24 * hour);
      expect(next).toHaveLength(index + 1);
    });
  }
  expect(readdirSync(folder).toSorted()).toEqual([
    'karvon-2026-07-06T07-01-00Z',
    'karvon-2026-07-07T07-01-00Z',
  ]);
  schedule.stop();
});

it('one that fails is said, and tried again within the hour', async () => {
  let isAway = true;
  const { schedule, lines, pass } = await started([], () => isAway);
  await pass(minute);
  await vi.waitFor(() => expect(lines).toEqual(['the backup failed']));
  isAway = false;
  await pass(hour);
  await vi.waitFor(() => expect(lines).toEqual(['the backup failed', 'backed up']));
  schedule.stop();
  expect(vi.getTimerCount()).toBe(0);
});
