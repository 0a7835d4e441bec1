import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { ConfigError } from '../config/config';
import { releaseReserve } from './disk-reserve';
import { commandOf, isAlive } from './postgres-process';

const marker = '.karvon-data';
const lock = 'server.lock';

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const markerText = (cluster?: string) =>
  `Data of Karvon: database, pictures, outbox.\n${cluster === undefined ? '' : `Database: ${cluster}\n`}`;

/** @throws ConfigError when a file has this name */
function requireFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || found.isDirectory()) return;
  throw new ConfigError(`${folder} is a file, and a folder is needed there. Move it away.`);
}

const clusterOf = (folder: string): string | undefined =>
  /^Database: (\d+)$/m.exec(readFileSync(path.join(folder, marker), 'utf8'))?.[1];

/**
 * Checks that the folder still has its database. Call it before PostgreSQL starts, which would create a new one.
 * @throws ConfigError when the folder had a database: an unmounted disk or a deleted folder must not look like an empty dealership
 */
export function requireItsDatabase(folder: string): void {
  if (existsSync(path.join(folder, 'postgres/data/PG_VERSION'))) return;
  const media = path.join(folder, 'media');
  const images = existsSync(media) && readdirSync(media).some((name) => name.endsWith('.webp'));
  if (clusterOf(folder) === undefined && !images) return;
  throw new ConfigError(
    `DATA_DIR ${folder} had a database, and it is gone (postgres/data). Put the folder back or restore a backup; to begin anew, name an empty folder.`,
  );
}

/** @throws ConfigError when the database was replaced by another one */
export function noteDatabase(folder: string, cluster: string): void {
  const known = clusterOf(folder);
  if (known === cluster) return;
  if (known !== undefined) {
    throw new ConfigError(
      `DATA_DIR ${folder} holds another database than before (${cluster} and not ${known}), and its images belong to that one. Put the right one back; if this is the right one, delete the second line of ${marker}.`,
    );
  }
  writeFileSync(path.join(folder, marker), markerText(cluster));
}

/** A restore replaces the database intentionally. */
export function forgetDatabase(folder: string): void {
  writeFileSync(path.join(folder, marker), markerText());
}

function writeProbe(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    writeFileSync(probe, 'room for a lock');
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Never writes into a folder with foreign files. @throws ConfigError with a one-sentence message */
export function claimDataFolder(folder: string, write = writeProbe): void {
  try {
    mkdirSync(folder, { recursive: true });
    const names = readdirSync(folder);
    if (!names.includes(marker)) {
      const foreign = names.find((name) => name !== 'lost+found');
      if (foreign !== undefined) {
        throw new ConfigError(
          `DATA_DIR ${folder} holds files that are not ours (${foreign}). Name an empty folder or one that does not exist yet.`,
        );
      }
      writeFileSync(path.join(folder, marker), markerText());
    }
    for (const name of ['media', 'postgres']) requireFolder(path.join(folder, name));
    try {
      write(folder);
    } catch (error) {
      // The server starts with a full disk to serve reads. Writes get 507 until there is room.
      if (reasonOf(error) !== 'ENOSPC' || !releaseReserve(folder)) throw error;
      write(folder);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR ${folder} cannot be written to (${reasonOf(error)}).`);
  }
}

/** Start time of a process. Distinguishes it from a later process with the same pid. */
function startOf(pid: number): string {
  try {
    // Field 22, counted from the closing parenthesis, because the process name may contain spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return commandOf(pid);
  }
}

export const identity = (pid: number) => `${pid} ${hostname()} ${startOf(pid)}`;

/** The lock of a killed server is taken over. @returns a function that releases it @throws ConfigError when another server uses it */
export function lockDataFolder(folder: string): () => void {
  const file = path.join(folder, lock);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const descriptor = openSync(file, 'wx');
      writeFileSync(descriptor, identity(process.pid));
      closeSync(descriptor);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST')
        throw new ConfigError(`DATA_DIR ${folder} cannot be written to (${reasonOf(error)}).`);
    }
    const holder = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const pid = Number(holder.split(' ')[0]);
    if (pid > 0 && pid !== process.pid && isAlive(pid) && identity(pid) === holder) {
      throw new ConfigError(
        `DATA_DIR ${folder} is used by another Karvon (process ${pid}). Stop it first, or name another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new ConfigError(`DATA_DIR ${folder} cannot be locked; another Karvon is starting there.`);
}
