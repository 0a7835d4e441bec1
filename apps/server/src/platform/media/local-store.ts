import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from './media-store';

/** Minimum free bytes on disk: room for an upload and its encoded images. */
const leastFree = 64 * 1024 * 1024;

/** A new entry of a folder is on the disk only once the folder itself is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Served under `/media/`. A file is complete or missing. */
export function createLocalStore(folder: string): MediaStore {
  const temporaryOf = (name: string) => path.join(folder, `.${name}.tmp`);

  async function put(name: string, content: Uint8Array): Promise<void> {
    const temporary = temporaryOf(name);
    await mkdir(folder, { recursive: true });
    try {
      await writeSynced(temporary, content);
      await rename(temporary, path.join(folder, name));
      await syncFolder(folder);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    put,
    get: (name) => readFile(path.join(folder, name)),
    copy: async (from, to) => put(to, await readFile(path.join(folder, from))),
    async remove(name) {
      await rm(path.join(folder, name), { force: true });
      // A server that was killed while writing left this file.
      await rm(temporaryOf(name), { force: true });
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < leastFree) throw new Error('The disk of the images is nearly full.');
    },
    url: (name) => `/media/${name}`,
  };
}
