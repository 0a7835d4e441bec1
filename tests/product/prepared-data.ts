import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { databaseUrl } from './database-url.ts';
import type { ServerOptions, ServerProcess } from './server-process.ts';

/** The demo with all of its images, or an empty database with the catalogue. */
export type Prepared = 'demo' | 'empty';

const cache = path.resolve('node_modules/.cache/karvon/statement');
const serverFolder = 'apps/server/dist';

/** Milliseconds. The demo's times are relative to its first start: an older one would show overdue work. */
const longestAge = 60 * 60_000;

function folderOf(kind: Prepared): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(serverFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(path.join(serverFolder, name));
    hash.update(`${name} ${String(size)} ${String(mtimeMs)}\n`);
  }
  return path.join(cache, `${kind}-${hash.digest('hex').slice(0, 16)}`);
}

const isFresh = (folder: string) => {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < longestAge;
};

/** Preserves owners and times: the database runs as a separate user. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

async function waitForImages({ dataDir }: ServerProcess): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    const deadline = Date.now() + 180_000;
    for (;;) {
      const { rowCount } = await client.query(`select 1 from jobs where kind = 'demo_pictures'`);
      if (rowCount === 0) return;
      if (Date.now() > deadline) throw new Error('The images of the demo are not ready.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await client.end();
  }
}

type Start = (options: ServerOptions) => Promise<ServerProcess>;

/** Removes folders of other builds once no process can be copying them. */
function removeOld(): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    if (!isFresh(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(kind: Prepared, folder: string, start: Start): Promise<void> {
  removeOld();
  const server = await start({
    env: { DEMO: kind === 'demo' ? 'on' : 'off', DEMO_BUYER: 'off' },
  });
  try {
    if (kind === 'demo') await waitForImages(server);
  } catch (error) {
    await server.stop();
    server.forget();
    throw error;
  }
  await server.stop();
  const aside = `${folder}.${String(process.pid)}`;
  mkdirSync(aside, { recursive: true });
  copy(server.dataDir, aside);
  server.forget();
  try {
    renameSync(aside, folder);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Copies data that is prepared once a build: the demo takes half a minute of a core, a copy less than a second. */
export async function copyPrepared(kind: Prepared, target: string, start: Start): Promise<void> {
  const folder = folderOf(kind);
  if (!isFresh(folder)) await prepare(kind, folder, start);
  copy(folder, target);
}
