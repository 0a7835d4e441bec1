import { reportClientError } from '../client-errors/client-errors';
import { importAgain, type ImportFile } from './chunk-again';
import { probeChunk } from './probe-chunk';
import { repairStyles } from './chunk-styles';

/** Milliseconds before a chunk that was cut off is asked for again; after the last it is given up. */
export const retryPauses = [300, 2_000] as const;

/** Resolves when the device says that it has a network again. */
const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Loads a chunk, and asks again for one that was cut off on its way: that is no reason to take the page away, nor what is typed into it.
 *
 * @param file imports under another address. @default the browser's import
 * @throws what the import throws: at once without a network or for a chunk that is gone (see `reloadOnNewVersion`), else after the last try
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

/** Asks for a chunk, and after each failure once more under another address, when `before` lets it. @throws what `before` throws */
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

/**
 * As `withSecondTry`; without a network it waits for one: a window that opens later is no reason to take the page away either, and
 * what is read stays readable.
 */
export const whenReachable = <Chunk>(
  load: () => Promise<Chunk>,
  file?: ImportFile,
): Promise<Chunk> =>
  keepAsking(load, file, withSecondTry, async (failure) => {
    if (navigator.onLine) throw failure;
    await whenOnline();
  });

/** Milliseconds before what nobody waits for is asked for again. */
export const laterPause = 5_000;

/**
 * As `whenReachable`, and never gives up: for what is beside the pages (toasts, the chat's line). That it did not come is no reason
 * to show an error instead of a page that works.
 */
export const untilThere = <Chunk>(load: () => Promise<Chunk>, file?: ImportFile): Promise<Chunk> =>
  keepAsking(load, file, whenReachable, () => wait(laterPause));
