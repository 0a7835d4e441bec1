import { existsSync, rmSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Several segments of the database's log, which it writes before it responds to the first query. */
const size = 64 * 1024 * 1024;
const piece = Buffer.alloc(1024 * 1024);

const fileOf = (folder: string) => path.join(folder, '.reserve');

/** Frees the reserve, so that a server can start on a full disk and serve reads. @returns whether there was one */
export function releaseReserve(folder: string): boolean {
  const isThere = existsSync(fileOf(folder));
  rmSync(fileOf(folder), { force: true });
  return isThere;
}

/** Needs four times the reserve of free space. The file is written out: a sparse file would reserve nothing. */
export async function fillReserve(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (existsSync(fileOf(folder)) || bavail * bsize < 4 * size) return;
  const aside = `${fileOf(folder)}.part`;
  const handle = await open(aside, 'w', 0o600);
  try {
    for (let written = 0; written < size; written += piece.length) await handle.write(piece);
    await handle.sync();
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(aside, fileOf(folder));
}
