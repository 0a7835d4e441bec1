import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, opendir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { claimDataFolder, forgetDatabase, lockDataFolder } from '../db/data-folder';
import { postgresFolder } from '../db/embedded-postgres';
import { fileOwner } from '../db/postgres-process';
import { StartError } from '../config/start-error';
import { manifestName } from './backup';
import { copyTree } from './copy-tree';

const manifest = z.object({ version: z.literal(1), began_at: z.string(), ended_at: z.string() });

export interface RestoreOptions {
  from: string;
  /** Data folder of the server, which must not be running. Existing data is moved aside, not deleted. */
  dataDir: string;
  now?: () => Date;
}

async function readManifest(from: string) {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(from, manifestName), 'utf8')));
  } catch (error) {
    throw new StartError(`${from} is no whole backup of Karvon.`, { cause: error });
  }
}

/** PostgreSQL does not start unless the folder is accessible to its user alone. */
async function handOver(folder: string, owner: { uid: number; gid: number } | undefined) {
  await chmod(folder, 0o700);
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  for await (const entry of await opendir(folder)) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await handOver(file, owner);
    else if (owner !== undefined) await chown(file, owner.uid, owner.gid);
  }
}

/**
 * Replaces a server's data with a backup. The server uses it at its next start.
 *
 * @returns when the backup was made, and where the previous data was moved, if there was any
 * @throws StartError or ConfigError with a one-sentence message: a server uses the folder, or it is not a backup
 */
export async function restore({ from, dataDir, now = () => new Date() }: RestoreOptions) {
  const { began_at } = await readManifest(from);
  claimDataFolder(dataDir);
  const release = lockDataFolder(dataDir);
  try {
    const replaced = ['postgres', 'media'].filter((name) => existsSync(path.join(dataDir, name)));
    const stamp = now().toISOString().slice(0, 19).replaceAll(':', '-');
    const aside = path.join(dataDir, `before-restore-${stamp}`);
    if (replaced.length > 0) await mkdir(aside, { mode: 0o700 });
    for (const name of replaced) await rename(path.join(dataDir, name), path.join(aside, name));
    await copyTree(path.join(from, 'media'), path.join(dataDir, 'media'));
    const folder = postgresFolder(dataDir);
    const data = path.join(folder, 'data');
    await mkdir(folder, { mode: 0o700 });
    const files = path.join(from, 'postgres/data');
    if (readdirSync(files).length === 0) throw new StartError(`${from} holds no database.`);
    await copyTree(files, data);
    await handOver(data, fileOwner());
    forgetDatabase(dataDir);
    return { began_at, aside: replaced.length > 0 ? aside : undefined };
  } finally {
    release();
  }
}
