import { runtimeSettings } from '../runtime-settings';
import { pageBuild } from './page-build';
import { registerWorker, workerAddresses } from './worker-address';
import { cachePrefix, isKeptFile, type KeepMessage } from './worker-protocol';
import { minute } from '../time';

const scope = '/';

/** Milliseconds between checks for a new version. */
const checkAgain = 30 * minute;

/** Milliseconds in which files after the first screen load, to be kept with it. */
const pause = 2000;

/**
 * Makes the offline worker keep this usable page and its loaded files. A worker that the server has disabled is unregistered.
 * @param late chunks still loading, to be kept as well
 */
export async function startOfflineWorker(late: Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (runtimeSettings().isOfflineWorkerOff === true) return await removeOfflineWorker();
    const build = pageBuild();
    if (build === undefined) return;
    const registration = await registerWorker('offline', scope);
    setInterval(() => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // A failure, as without a network, is retried later.
    }, checkAgain);
    await navigator.serviceWorker.ready;
    await Promise.all([late, new Promise((resolve) => void setTimeout(resolve, pause))]);
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter((url) => url.origin === location.origin && isKeptFile(url))
      .map(({ href }) => href);
    const message: KeepMessage = { kind: 'karvon-keep', build, files: [...new Set(files)] };
    (await navigator.serviceWorker.ready).active?.postMessage(message);
  } catch {
    // Private windows, full disks and proxies may fail; the next visit tries again.
  }
}

const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  [active, waiting, installing].some((worker) =>
    worker?.scriptURL.endsWith(workerAddresses.offline),
  );

async function removeOfflineWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration !== undefined && isOurs(registration)) await registration.unregister();
  await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
}

const keptCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
