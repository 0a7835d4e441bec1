import { chunkAddress } from './probe-chunk';

export type ImportFile = (address: string) => Promise<unknown>;

const importFile: ImportFile = (address) => import(/* @vite-ignore */ address);

/** Failed attempts by file, which number the next address. */
const failed = new Map<string, number>();

/**
 * Retries a chunk that failed to load. Chromium caches the failure of an address while the page is open, so the retry uses another one.
 * @param failure error of the import. It contains the address except in Safari, which retries by itself
 * @throws what the import throws
 */
export async function importAgain<Chunk>(
  failure: unknown,
  load: () => Promise<Chunk>,
  file: ImportFile = importFile,
): Promise<Chunk> {
  const address = chunkAddress(failure);
  if (address === undefined || !address.endsWith('.js')) return load();
  const before = failed.get(address) ?? 0;
  try {
    // Simultaneous callers get the same address: a module must not be loaded twice.
    return asModule<Chunk>(await file(`${address}?again=${String(before + 1)}`));
  } catch (error) {
    failed.set(address, before + 1);
    throw error;
  }
}

/** Gives the file its module's type, which `load` would have returned. */
function asModule<Chunk>(file: unknown): Chunk;
function asModule(file: unknown): unknown {
  return file;
}
