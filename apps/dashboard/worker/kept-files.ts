import {
  buildOf,
  cachePrefix,
  isKeptFile,
  landingKey,
  outdatedKey,
  shellKey,
  type KeepMessage,
  type WorkerBuild,
} from '../src/shared/offline/worker-protocol';

declare const self: ServiceWorkerGlobalScope;

export interface KeptShell {
  build: string;
  cache: Cache;
  response: Response;
  /** True when the server had another build at the last check. */
  isOutdated: boolean;
}

const cacheNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

export async function newestShell(): Promise<KeptShell | undefined> {
  for (const name of (await cacheNames()).toReversed()) {
    const cache = await caches.open(name);
    const response = await cache.match(shellKey);
    if (response === undefined) continue;
    const isOutdated = (await cache.match(outdatedKey)) !== undefined;
    return { build: name.slice(cachePrefix.length), cache, response, isOutdated };
  }
  return undefined;
}

/** Fetches the server's shell. Undefined after a failure or for another page, such as a network's sign-in portal. */
async function fetchShell(): Promise<{ build: string; response: Response } | undefined> {
  const response = await fetch('/dashboard', { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok !== true || response.redirected) return undefined;
  const build = buildOf(await response.clone().text());
  return build === undefined ? undefined : { build, response };
}

/**
 * Replaces the kept shell with the server's, which has a fresh nonce and current settings.
 * @returns true when the server has another build; the kept shell is then marked
 */
export async function refreshShell({ build, cache }: KeptShell): Promise<boolean> {
  const fresh = await fetchShell();
  if (fresh === undefined) return false;
  if (fresh.build === build) {
    await cache.put(shellKey, fresh.response);
    return false;
  }
  await cache.put(outdatedKey, new Response());
  return true;
}

/** Stores a file, unless the response is something else, such as an error page. */
async function put(cache: Cache, address: string, response: Response): Promise<void> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.status !== 200 || response.type !== 'basic' || isPage)
    throw new TypeError(`Not kept: ${address}`);
  await cache.put(address, response);
}

/** Keeps the files that a page has loaded, and the shell last: a build with missing files is never opened from the device. */
export async function keep({ build, files }: KeepMessage): Promise<void> {
  const cache = await caches.open(cachePrefix + build);
  await Promise.all(
    files.map(async (address) => {
      const url = new URL(address, self.location.origin);
      if (url.origin !== self.location.origin || !isKeptFile(url)) return;
      if ((await cache.match(address)) === undefined)
        await put(cache, address, await fetch(address));
    }),
  );
  if ((await cache.match(shellKey)) !== undefined) {
    await cache.delete(outdatedKey);
    return;
  }
  const shell = await fetchShell();
  if (shell?.build === build) await cache.put(shellKey, shell.response);
}

/** Keeps the texts of all screens under their own URLs, so that screens never opened before have texts offline. They load as one file. */
export async function keepTexts({ name, texts }: WorkerBuild): Promise<void> {
  const cache = await caches.open(cachePrefix + name);
  if ((await cache.match(texts)) !== undefined) return;
  const response = await fetch(texts);
  if (!response.ok) return;
  const all: Record<string, Record<string, object>> = await response.json();
  for (const [language, namespaces] of Object.entries(all)) {
    for (const [namespace, inNamespace] of Object.entries(namespaces)) {
      const address = texts.replace('/all.', `/${language}/${namespace}.`);
      if ((await cache.match(address)) === undefined)
        await cache.put(
          address,
          new Response(JSON.stringify(inNamespace), {
            headers: { 'content-type': 'application/json' },
          }),
        );
    }
  }
  // Marks the texts as complete.
  await cache.put(texts, new Response());
}

export async function keepLanding(build: string): Promise<void> {
  const cache = await caches.open(cachePrefix + build);
  if ((await cache.match(landingKey(true))) !== undefined) return;
  for (const [address, isUzbek] of [
    ['/', false],
    ['/?lng=uz', true],
  ] as const) {
    const response = await fetch(address, { cache: 'no-store' });
    const html = await response.clone().text();
    if (!response.ok || response.redirected || buildOf(html) !== build) return;
    const images = new Set(html.match(/\/assets\/[\w.-]+\.(svg|woff2)/g));
    for (const image of images) {
      if ((await cache.match(image)) === undefined) await put(cache, image, await fetch(image));
    }
    await cache.put(landingKey(isUzbek), response);
  }
}

export async function newestLanding(isUzbek: boolean): Promise<Response | undefined> {
  for (const name of (await cacheNames()).toReversed()) {
    const page = await (await caches.open(name)).match(landingKey(isUzbek));
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Keeps the files of a build before its first page opens. Files that fail are kept later, when a page loads them. */
export async function preloadFiles({ name, files }: WorkerBuild): Promise<void> {
  const cache = await caches.open(cachePrefix + name);
  await Promise.allSettled(files.map(async (file) => put(cache, file, await fetch(file))));
}

/** Marks the shells of other builds as outdated. @returns true when there was one */
export async function outdateOthers(build: string): Promise<boolean> {
  const others = (await cacheNames()).filter((name) => name !== cachePrefix + build);
  const marked = await Promise.all(
    others.map(async (name) => {
      const cache = await caches.open(name);
      if ((await cache.match(shellKey)) === undefined) return false;
      await cache.put(outdatedKey, new Response());
      return true;
    }),
  );
  return marked.includes(true);
}

/** Returns a file from any build on the device, or from the server, keeping it with the newest build. */
export async function fileOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // A retried file has another query string (`routing/chunk-again.ts`).
  const kept = await caches
    .match(request, { ignoreSearch: pathname.startsWith('/assets/'), ignoreVary: true })
    .catch(() => undefined);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // The page gets its response even when storing it fails.
  event.waitUntil(putNewest(request.url, response.clone()).catch(() => undefined));
  return response;
}

async function putNewest(address: string, response: Response): Promise<void> {
  const name = (await cacheNames()).at(-1);
  if (name !== undefined) await put(await caches.open(name), address, response);
}

/** Deletes all caches but the newest two: a page may still use the earlier build. */
export async function dropOldCaches(): Promise<void> {
  const old = (await cacheNames()).slice(0, -2);
  await Promise.all(old.map((name) => caches.delete(name)));
}
