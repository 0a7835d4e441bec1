import { chunkAddress } from './probe-chunk';

/** Imports a file by its address. */
export type ImportFile = (address: string) => Promise<unknown>;

const importFile: ImportFile = (address) => import(/* @vite-ignore */ address);

/** How many other addresses of a file failed too. */
const failed = new Map<string, number>();

/**
 * Loads a chunk that failed once more. Chromium keeps the failure of an address for as long as the page lives, so the same file is
 * asked for under another one; its exports are named alike.
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
    // Who asks at the same time gets the same one: a module must not be there twice.
    return asModule<Chunk>(await file(`${address}?again=${String(before + 1)}`));
  } catch (error) {
    failed.set(address, before + 1);
    throw error;
  }
}

/** The one place where a file takes the type of its module: `load` would have given the same. */
function asModule<Chunk>(file: unknown): Chunk;
function asModule(file: unknown): unknown {
  return file;
}
