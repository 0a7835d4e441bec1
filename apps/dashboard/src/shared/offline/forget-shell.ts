import { cachePrefix, shellKey } from './worker-protocol';

/** The next page load then uses the server: the kept shell refers to missing files. */
export async function forgetKeptShell(): Promise<void> {
  // Missing without TLS, or when storage is blocked.
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(shellKey)));
  } catch {
    // Nothing is kept then.
  }
}
