import { chunkAddress } from './probe-chunk';

/** Imports a file by its address. */
export type ImportFile = (address: string) => Promise<unknown>;

const importFile: ImportFile = (address) => import(/* @vite-ignore */ address);

/** Number of failed retry addresses, by file. */
const failed = new Map<string, number>();

/**
 * Retries a chunk that failed to load. Chromium caches the failure of an address for the lifetime of the page, so the
 * retry uses another address; the module's exports are the same.
 *
 * @param failure what the import threw; names the address, but in Safari, which asks again by itself
 * @param load the import as it is in the code
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

/** The only place where a file takes its module's type: `load` would have returned the same. */
function asModule<Chunk>(file: unknown): Chunk;
function asModule(file: unknown): unknown {
  return file;
}
