import { constants } from 'node:fs';
import { copyFile, mkdir, open, opendir, stat } from 'node:fs/promises';
import path from 'node:path';

export interface CopyOptions {
  /** Paths are relative to the copied folder, with slashes. */
  isCopied?: (name: string) => boolean;
  /** True when existing files are kept as they are, for files that never change. @default false */
  isKept?: boolean;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Flushes a file or folder to the disk: its content then survives a power cut. */
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

/** Copies a folder that may change meanwhile. Files deleted before their turn are skipped; a missing folder counts as empty. */
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
