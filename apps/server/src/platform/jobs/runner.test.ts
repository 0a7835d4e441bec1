import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock } from '../../testing/test-clock';
import { type TestDatabase, createTestDatabase } from '../../testing/test-database';
import { createJobs } from './runner';

let database: TestDatabase;
const clock = createTestClock();
const log = fastify().log;
const ran: string[] = [];
let shouldFail = false;

const newRunner = (name: string) => {
  const jobs = createJobs({ db: database.db, clock, log });
  jobs.registerJob('end', async (id) => {
    if (shouldFail) throw new Error('not yet');
    ran.push(`${name} ${id}`);
  });
  return jobs;
};
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
const rows = () => database.db.current.selectFrom('jobs').selectAll().execute();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ran.length = 0;
  shouldFail = false;
  await database.db.current.deleteFrom('jobs').execute();
});

it('runs a timer once it is due, and once only', async () => {
  const jobs = newRunner('a');
  await jobs.schedule('end', 7, inSeconds(60));
  expect(await jobs.runDue()).toBe(0);
  clock.advance(61);
  expect(await jobs.runDue()).toBe(1);
  expect(await jobs.runDue()).toBe(0);
  expect(ran).toEqual(['a 7']);
});

it('is moved by a second schedule and taken away by cancel', async () => {
  const jobs = newRunner('a');
  await jobs.schedule('end', 7, inSeconds(60));
  await jobs.schedule('end', 7, inSeconds(600));
  expect(await rows()).toHaveLength(1);
  clock.advance(100);
  expect(await jobs.runDue()).toBe(0);
  await jobs.cancel('end', 7);
  expect(await rows()).toHaveLength(0);
});

it('is shared out between instances', async () => {
  const [one, two] = [newRunner('a'), newRunner('b')];
  for (let id = 1; id <= 20; id += 1) await one.schedule('end', id, inSeconds(-1));
  const counts = await Promise.all([one.runDue(), two.runDue()]);
  expect(counts[0] + counts[1]).toBe(20);
  expect(new Set(ran.map((entry) => entry.split(' ')[1])).size).toBe(20);
  expect(ran).toHaveLength(20);
});

it('is kept and tried later when it fails', async () => {
  const jobs = newRunner('a');
  await jobs.schedule('end', 7, inSeconds(-1));
  shouldFail = true;
  await jobs.runDue();
  expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'Error: not yet' }]);
  shouldFail = false;
  clock.advance(11);
  expect(await jobs.runDue()).toBe(1);
});

it('wakes for a job that was scheduled and committed', async () => {
  const jobs = newRunner('a');
  jobs.start();
  await database.db.transaction(() => jobs.schedule('end', 9, inSeconds(-1)));
  await expect.poll(() => ran).toEqual(['a 9']);
  await jobs.stop();
});

it('stops after the timer that runs, however many are due behind it', async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const jobs = createJobs({ db: database.db, clock, log });
  jobs.registerJob('held', async (id) => {
    ran.push(`held ${id}`);
    begun.resolve();
    await held.promise;
  });
  for (const id of [1, 2, 3]) await jobs.schedule('held', id, inSeconds(-1));
  jobs.start();
  await begun.promise;
  const stopped = jobs.stop();
  held.resolve();
  await stopped;
  expect(ran).toHaveLength(1);
  expect(await rows()).toHaveLength(2);
});

it('sleeps on when only a kind without a handler is due', async () => {
  const jobs = newRunner('a');
  await jobs.schedule('of another server', 7, inSeconds(-60));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  jobs.start();
  await expect.poll(() => timers.mock.calls.some(([, wait]) => wait === 15_000)).toBe(true);
  expect(timers.mock.calls.filter(([, wait]) => wait === 50)).toHaveLength(0);
  await jobs.stop();
  timers.mockRestore();
  expect(await rows()).toHaveLength(1);
});
