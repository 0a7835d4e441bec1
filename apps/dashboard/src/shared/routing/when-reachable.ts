import { reportClientError } from '../client-errors/client-errors';
import { importAgain, type ImportFile } from './chunk-again';
import { probeChunk } from './probe-chunk';
import { repairStyles } from './chunk-styles';

/** Milliseconds before each retry of an interrupted chunk. */
export const retryPauses = [300, 2_000] as const;

const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Loads a chunk, and retries one that was interrupted, so that the page keeps its typed values.
 * @throws what the import throws: at once without a network or for a chunk that is gone, else after the last retry
 */
export async function withSecondTry<Chunk>(
  load: () => Promise<Chunk>,
  file?: ImportFile,
): Promise<Chunk> {
  let failure: unknown;
  for (const pause of [0, ...retryPauses]) {
    try {
      if (pause === 0) return await load();
      await wait(pause);
      await repairStyles(failure);
      return await importAgain(failure, load, file);
    } catch (error) {
      failure = error;
      if (!navigator.onLine || (await probeChunk(error)) === 'gone') break;
    }
  }
  reportClientError('chunk', failure);
  throw failure;
}

/** Loads a chunk, and retries under another address until `before` throws. */
async function keepAsking<Chunk>(
  load: () => Promise<Chunk>,
  file: ImportFile | undefined,
  ask: typeof withSecondTry,
  before: (failure: unknown) => Promise<void>,
): Promise<Chunk> {
  let next = load;
  for (;;) {
    try {
      return await ask(next, file);
    } catch (error) {
      await before(error);
      next = () => importAgain(error, load, file);
    }
  }
}

/** Like `withSecondTry`, but waits for a network: a window that opens later must not replace the page. */
export const whenReachable = <Chunk>(
  load: () => Promise<Chunk>,
  file?: ImportFile,
): Promise<Chunk> =>
  keepAsking(load, file, withSecondTry, async (failure) => {
    if (navigator.onLine) throw failure;
    await whenOnline();
  });

export const laterPause = 5_000;

/** Like `whenReachable`, but never gives up: a failed toast or connection must not replace a working page with an error. */
export const untilThere = <Chunk>(load: () => Promise<Chunk>, file?: ImportFile): Promise<Chunk> =>
  keepAsking(load, file, whenReachable, () => wait(laterPause));
