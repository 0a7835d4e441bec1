import { cachePrefix, shellKey } from './worker-protocol';

/** Deletes the kept shell, which refers to missing files, so that the next page load uses the server. */
export async function forgetKeptShell(): Promise<void> {
  // Caches are missing without TLS, or when storage is blocked.
  if (!('caches' in globalThis)) return;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
    await Promise.all(names.map(async (name) => (await caches.open(name)).delete(shellKey)));
  } catch {
    // A blocked cache contains nothing.
  }
}
