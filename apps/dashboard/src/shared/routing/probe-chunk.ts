/** State of a chunk that failed to load: `there` was interrupted, `gone` belongs to a version that is no longer served. */
export type ChunkState = 'there' | 'gone' | 'unknown';

/** Reads the file's address from an import error. Safari's errors contain none. */
export function chunkAddress(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /https?:\/\/[^\s?]+|\/assets\/[^\s?]+/.exec(error.message)?.[0];
}

const asking = new Map<string, Promise<ChunkState>>();

/**
 * Asks the server if a chunk still exists, or the page's own code when the error names none: a new version renames all files.
 * @returns `unknown` while the server does not respond
 */
export function probeChunk(error: unknown): Promise<ChunkState> {
  const address = chunkAddress(error) ?? import.meta.url;
  const known = asking.get(address);
  if (known !== undefined) return known;
  const state = ask(address).finally(() => asking.delete(address));
  asking.set(address, state);
  return state;
}

async function ask(address: string): Promise<ChunkState> {
  try {
    const { ok, status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (ok) return 'there';
    return status === 404 || status === 410 ? 'gone' : 'unknown';
  } catch {
    return 'unknown';
  }
}
