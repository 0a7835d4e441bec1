import { cachePrefix, shellKey } from './worker-protocol';

/** Has the next page come from the server: the kept one asks for files that are gone. */
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
