import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { ConfigError } from './config';
import { commandOf, isAlive } from './db/postgres-process';

const marker = '.karvon-data';
const lock = 'server.lock';

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/**
 * Makes the data folder ours, or finds that it is. Nothing is ever written into a folder with somebody else's files.
 * @throws ConfigError in one sentence
 */
export function claimDataFolder(folder: string): void {
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
      writeFileSync(path.join(folder, marker), 'Data of Karvon: database, pictures, outbox.\n');
    }
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`DATA_DIR ${folder} cannot be written to (${reasonOf(error)}).`);
  }
}

/** Tells a process from a later one with the same number. */
function startOf(pid: number): string {
  try {
    // Field 22, counted after the name in brackets, which may hold blanks.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return commandOf(pid);
  }
}

/** What a lock says of its holder. */
export const identity = (pid: number) => `${pid} ${hostname()} ${startOf(pid)}`;

/**
 * One server to a folder. A killed server's lock is recognised and taken over.
 * @returns a function that gives the folder back
 * @throws ConfigError when another server uses it
 */
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
