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

/** A build whose page can be opened from the device. */
export interface KeptShell {
  build: string;
  cache: Cache;
  response: Response;
  /** The server had another build when it was last looked for. */
  isOutdated: boolean;
}

/** Names of our caches, the oldest first. */
const cacheNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix));

/** The page of the newest build that has one. */
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

/** The shell as the server has it; undefined where it does not come or is none of ours (a portal's page, a failure). */
async function fetchShell(): Promise<{ build: string; response: Response } | undefined> {
  const response = await fetch('/dashboard', { cache: 'no-store' }).catch(() => undefined);
  if (response?.ok !== true || response.redirected) return undefined;
  const build = buildOf(await response.clone().text());
  return build === undefined ? undefined : { build, response };
}

/**
 * Puts the server's shell into the place of the kept one: with a fresh nonce, and the settings of today.
 *
 * @returns whether the server has another build by now; the kept one is marked then
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

/** Keeps a file, unless it is something else than what was asked for. */
async function put(cache: Cache, address: string, response: Response): Promise<void> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.status !== 200 || response.type !== 'basic' || isPage)
    throw new TypeError(`Not kept: ${address}`);
  await cache.put(address, response);
}

/** Keeps what a page of a build has loaded, and last of all its shell: where a file is missing it is not opened from the device. */
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

/**
 * Keeps the texts of all screens in both languages, each under the address that a page asks for it by: a screen that nobody has opened
 * with a network has text without one. They come as one file.
 */
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
  // That they are there.
  await cache.put(texts, new Response());
}

/** Keeps the landing page in both languages with its images: whoever opens the address without a network reads it. */
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

/** The landing page of the newest build that has one. */
export async function newestLanding(isUzbek: boolean): Promise<Response | undefined> {
  for (const name of (await cacheNames()).toReversed()) {
    const page = await (await caches.open(name)).match(landingKey(isUzbek));
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Keeps the files of a build before any page of it is there. What does not come is kept when a page has loaded it. */
export async function preloadFiles({ name, files }: WorkerBuild): Promise<void> {
  const cache = await caches.open(cachePrefix + name);
  await Promise.allSettled(files.map(async (file) => put(cache, file, await fetch(file))));
}

/** Marks the shells of all other builds: the next page is asked of the server first. @returns whether there was one */
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

/** A file from the device, of whichever build; else from the server, and kept with the files of the newest. */
export async function fileOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // What was cut off is asked for under another address (`routing/chunk-again.ts`) and is the same file.
  const kept = await caches
    .match(request, { ignoreSearch: pathname.startsWith('/assets/'), ignoreVary: true })
    .catch(() => undefined);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // Full, or no file of ours: the page has its response all the same.
  event.waitUntil(putNewest(request.url, response.clone()).catch(() => undefined));
  return response;
}

async function putNewest(address: string, response: Response): Promise<void> {
  const name = (await cacheNames()).at(-1);
  if (name !== undefined) await put(await caches.open(name), address, response);
}

/** Leaves the newest build and the one before it, which a page may still show. */
export async function dropOldCaches(): Promise<void> {
  const old = (await cacheNames()).slice(0, -2);
  await Promise.all(old.map((name) => caches.delete(name)));
}
