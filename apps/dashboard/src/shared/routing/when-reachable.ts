/** Resolves when the device says that it has a network again. */
const whenOnline = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });

/**
 * Loads a chunk. Without a network it waits for one and tries again: a window that opens later is no reason to take the page away,
 * and what is read stays readable.
 *
 * @throws what the import throws while there is a network: a chunk that is gone, see `reloadOnNewVersion`
 */
export async function whenReachable<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await whenOnline();
    }
  }
}
