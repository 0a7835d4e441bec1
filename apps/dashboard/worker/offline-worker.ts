/**
 * The offline worker, at `/`: pages, hashed files and texts come from the device, and pages are then updated from the
 * server. Calls to the services are not intercepted. A build is opened only after one of its pages has worked
 * (`worker-protocol.ts`).
 */
import {
  dropOldCaches,
  fileOf,
  keep,
  keepLanding,
  keepTexts,
  newestLanding,
  newestShell,
  outdateOthers,
  preloadFiles,
  refreshShell,
} from './kept-files';
import {
  isKeptFile,
  newVersionKind,
  type KeepMessage,
  type WorkerBuild,
} from '../src/shared/offline/worker-protocol';
import { valueAt } from '../src/shared/value-at';

declare const self: ServiceWorkerGlobalScope & {
  /** Build of this worker. Undefined in development. */
  karvonBuild?: WorkerBuild;
};

/** Paths whose response is the shell. Other navigations use the server first. */
const shellPages = /^\/(dashboard|login|phone-check|demo|code|register|forgot-password)(\/|$)/;
/** Paths that are never pages. */
const notPages =
  /^\/(main|search|chat|assets|locales|media|metrics|healthz|readyz)(\/|$)|\.[a-z\d]{2,11}$/i;

/** Milliseconds that the server has to respond when the device has an outdated page. */
const patience = 4000;

/** The server's page, or without a network the device's. @throws the network's error when the device has none */
async function fromServer(request: Request, isHurried: boolean): Promise<Response> {
  const kept = await newestShell().catch(() => undefined);
  try {
    return await fetch(
      request,
      isHurried && kept !== undefined ? { signal: AbortSignal.timeout(patience) } : {},
    );
  } catch (error) {
    if (kept === undefined) throw error;
    return kept.response;
  }
}

/** The landing page comes from the server first: it is small, and its content may have changed. */
async function openLanding(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await newestLanding(url.searchParams.get('lng') === 'uz').catch(() => undefined);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function openPage(event: FetchEvent): Promise<Response> {
  // A page must not fail because storage does.
  const kept = await newestShell().catch(() => undefined);
  if (kept === undefined) return fetch(event.request);
  if (kept.isOutdated) return fromServer(event.request, true);
  event.waitUntil(
    refreshShell(kept).then(async (isOutdated) => {
      if (!isOutdated) return;
      const page = await self.clients.get(event.resultingClientId);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
      page?.postMessage({ kind: newVersionKind });
    }),
  );
  return kept.response;
}

const ownBuild = self.karvonBuild;

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  if (ownBuild !== undefined) event.waitUntil(preloadFiles(ownBuild));
});

/** Notifies open pages, which usually belong to the previous build. */
async function announceBuild({ name }: WorkerBuild): Promise<void> {
  if (!(await outdateOthers(name))) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client takes none
  for (const page of pages) page.postMessage({ kind: newVersionKind, build: name });
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.clients.claim().then(() => (ownBuild === undefined ? undefined : announceBuild(ownBuild))),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode !== 'navigate') {
    if (isKeptFile(url)) event.respondWith(fileOf(event));
    return;
  }
  if (notPages.test(url.pathname)) return;
  if (url.pathname === '/') {
    event.respondWith(openLanding(request, url));
    return;
  }
  event.respondWith(shellPages.test(url.pathname) ? openPage(event) : fromServer(request, false));
});

const isKeepMessage = (data: unknown): data is KeepMessage =>
  valueAt(data, 'kind') === 'karvon-keep' &&
  typeof valueAt(data, 'build') === 'string' &&
  Array.isArray(valueAt(data, 'files'));

self.addEventListener('message', (event) => {
  const { data }: { data: unknown } = event;
  if (isKeepMessage(data))
    event.waitUntil(
      keep(data)
        .then(dropOldCaches)
        .then(() => (ownBuild?.name === data.build ? keepTexts(ownBuild) : undefined))
        .then(() => keepLanding(data.build))
        // The next page retries.
        .catch(() => undefined),
    );
});
