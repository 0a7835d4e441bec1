import { constants } from 'node:fs';
import { copyFile, mkdir, open, opendir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface CopyOptions {
  /** By the name below the copied folder, with slashes. */
  isCopied?: (name: string) => boolean;
  /** Whether a file that is there already is right: files that never change. @default false */
  isKept?: boolean;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Makes a file or a folder outlive a power cut. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Copies a folder that may change meanwhile: what is gone when its turn comes is left out. A folder that is not there has no files. */
export async function copyTree(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  const { isCopied = () => true, isKept = false } = options;

  async function copyFolder(below: string): Promise<void> {
    await mkdir(path.join(to, below), { recursive: true, mode: 0o700 });
    const entries = await opendir(path.join(from, below)).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    for await (const entry of entries) {
      const name = path.posix.join(below, entry.name);
      if (!isCopied(name)) continue;
      if (entry.isDirectory()) await copyFolder(name);
      else if (entry.isFile()) await copyOne(name);
    }
  }

  async function copyOne(name: string): Promise<void> {
    const target = path.join(to, name);
    if (isKept && (await exists(target))) return;
    try {
      await copyFile(path.join(from, name), target, constants.COPYFILE_FICLONE);
      await syncFile(target);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  await copyFolder('');
}
