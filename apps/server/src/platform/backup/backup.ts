import { day } from '../values/clock';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedConnection, connectionOf, postgresFolder } from '../db/embedded-postgres';
import { StartError } from '../config/start-error';
import { copyTree, syncFile } from './copy-tree';

/** Manifest of a backup. It is written last: a folder without it is an incomplete backup. */
export const manifestName = 'backup.json';

export interface BackupManifest {
  version: 1;
  /** The restored state is that of some moment between these two times. */
  began_at: string;
  ended_at: string;
}

export interface BackupOptions {
  /** Data folder of the server, which may be running. */
  dataDir: string;
  to: string;
  now?: () => Date;
}

/** Files that PostgreSQL recreates at each start or that belong to the running process. */
const leftOut = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'pg_internal.init',
]);
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

interface StopRow {
  labelfile: string;
}

/**
 * Copies a running database: its files and the log of concurrent writes, from which PostgreSQL recovers at the next start. A replication
 * slot keeps that log until it is copied.
 */
async function copyDatabase(connection: EmbeddedConnection, from: string, to: string) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      'The database does not answer. A backup is made of a running server; a stopped one may simply be copied.',
      {
        cause: error,
      },
    );
  }
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `karvon_backup_${process.pid}_${Date.now()}`,
    ]);
    await client.query('select pg_backup_start($1, true)', ['karvon']);
    await copyTree(from, to, {
      isCopied: (name) => !leftOut.has(path.basename(name)) && !emptied.has(path.dirname(name)),
    });
    const { rows } = await client.query<StopRow>('select labelfile from pg_backup_stop(false)');
    const label = path.join(to, 'backup_label');
    await writeFile(label, rows[0]?.labelfile ?? '');
    await syncFile(label);
    await copyTree(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), {
      isCopied: (name) => !name.startsWith('summaries/') && !name.startsWith('archive_status/'),
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** `2026-11-23T06-30-00Z`: names sort by time. */
const nameAt = (date: Date) => `karvon-${date.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** A backup gets its final name only when it is complete. @returns its folder @throws StartError with a one-sentence message */
export async function backup({ dataDir, to, now = () => new Date() }: BackupOptions) {
  const folder = postgresFolder(dataDir);
  const data = path.join(folder, 'data');
  if (!existsSync(path.join(data, 'PG_VERSION')))
    throw new StartError(`DATA_DIR ${dataDir} holds no database of ours.`);
  const began = now();
  await mkdir(to, { recursive: true, mode: 0o700 });
  const target = path.join(to, nameAt(began));
  const aside = `${target}.part`;
  if (existsSync(target)) throw new StartError(`${target} is there already.`);
  await rm(aside, { recursive: true, force: true });
  try {
    await mkdir(aside, { mode: 0o700 });
    // Images are copied twice: the first pass catches images deleted during the database copy, the second those added meanwhile.
    const images = [path.join(dataDir, 'media'), path.join(aside, 'media')] as const;
    await copyTree(...images, { isCopied: isImage });
    await copyDatabase(connectionOf(folder), data, path.join(aside, 'postgres/data'));
    await copyTree(...images, { isCopied: isImage, isKept: true });
    const manifest: BackupManifest = {
      version: 1,
      began_at: began.toISOString(),
      ended_at: now().toISOString(),
    };
    const file = path.join(aside, manifestName);
    await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
    await syncFile(file);
    await rename(aside, target);
    await syncFile(to);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  return target;
}

/** Files that are still being written have a dot before their name. */
const isImage = (name: string) => !name.startsWith('.');

const namePattern = /^karvon-[\dT-]+Z$/;
/** A backup that takes longer is considered dead. */
const longestBackup = day;

const timeOf = (name: string): number =>
  Date.parse(name.replace(/^karvon-(.*)T(\d\d)-(\d\d)-(\d\d)Z.*$/, '$1T$2:$3:$4Z'));

/** Start time; undefined when there is no complete backup. */
export async function lastBackupAt(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => namePattern.test(name))
    .toSorted()
    .at(-1);
  return newest === undefined ? undefined : new Date(timeOf(newest));
}

/** Also deletes leftovers of killed backup processes. */
export async function deleteOldBackups(
  folder: string,
  keep: number,
  now = new Date(),
): Promise<void> {
  const all = await readdir(folder);
  const complete = all.filter((name) => namePattern.test(name)).toSorted();
  const unfinished = all.filter(
    (name) => /^karvon-[\dT-]+Z\.part$/.test(name) && now.getTime() - timeOf(name) > longestBackup,
  );
  for (const name of [...complete.slice(0, Math.max(0, complete.length - keep)), ...unfinished])
    await rm(path.join(folder, name), { recursive: true });
}
