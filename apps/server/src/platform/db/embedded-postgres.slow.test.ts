import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmbeddedPostgres, connectionOf, startEmbeddedPostgres } from './embedded-postgres';
import { isAlive } from './postgres-process';

let folder: string;
let running: EmbeddedPostgres[] = [];

const start = async (where = folder) => {
  const postgres = await startEmbeddedPostgres({ folder: where, settings: { fsync: 'off' } });
  running.push(postgres);
  return postgres;
};

async function query(postgres: EmbeddedPostgres, text: string) {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

/** A created and stopped database: creating one takes longer than the tests. */
const made = mkdtempSync(path.join(tmpdir(), 'karvon-pg-'));
let howMade: EmbeddedPostgres['how'];

const copyTo = (target: string) => {
  mkdirSync(target, { recursive: true });
  execFileSync('cp', ['-a', `${made}/.`, target]);
};

beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ folder: made, settings: { fsync: 'off' } });
  howMade = postgres.how;
  await postgres.stop();
});
afterAll(() => rmSync(made, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-pg-'));
  copyTo(folder);
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

it('keeps its data over a stop and a start', async () => {
  expect(howMade).toBe('fresh');
  const first = await start();
  await query(first, 'create table kept as select 42 as value');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await start();
  expect(second.how).toBe('started');
  expect(await query(second, 'select value from kept')).toEqual([{ value: 42 }]);
});

it('adopts the one that a killed server left running', async () => {
  const first = await start();
  const second = await start();
  expect(second).toMatchObject({ how: 'adopted', pid: first.pid });
});

it('starts after a kill -9 of the database itself', async () => {
  const first = await start();
  await query(first, 'create table kept as select 42 as value');
  await query(first, 'checkpoint');
  process.kill(first.pid, 'SIGKILL');
  const second = await start();
  expect(second.pid).not.toBe(first.pid);
  expect(await query(second, 'select value from kept')).toEqual([{ value: 42 }]);
});

it('is not stopped by a pid file whose number belongs to another program', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(path.join(folder, 'data/postmaster.pid'), `${process.pid}\n${folder}/data\n`);
  expect((await start()).how).toBe('started');
});

it('rejects a socket folder of another user', async () => {
  const deep = path.join(folder, 'c'.repeat(60), 'd'.repeat(60));
  const { host } = connectionOf(deep);
  const victim = path.join(folder, 'victim');
  mkdirSync(victim, { mode: 0o755 });
  const { uid } = statSync(victim);
  symlinkSync(victim, host);
  await expect(start(deep)).rejects.toThrow(/is somebody else's/);
  expect(statSync(victim)).toMatchObject({ uid, mode: 0o40755 });
  rmSync(host);
});

it('works in a folder too deep for a socket', async () => {
  const deep = path.join(folder, 'a'.repeat(60), 'b'.repeat(60));
  copyTo(deep);
  const postgres = await start(deep);
  expect(postgres.connection.host.length).toBeLessThan(90);
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
});
