import { cachePrefix, shellKey } from './worker-protocol';

/** Makes the next page load from the server: the kept shell refers to files that are gone. */
export async function forgetKeptShell(): Promise<void> {
  // Missing without TLS, and where storage is blocked.
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(shellKey)));
  } catch {
    // Nothing is kept then.
  }
}
