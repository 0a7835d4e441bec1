/** Prefix of caches. Each build has its own cache of the shell (the page with its nonce and policy) and loaded files, never of API responses. */
export const cachePrefix = 'karvon-';

export const shellKey = '/kept-shell';

export const landingKey = (isUzbek: boolean): string => `/kept-landing-${isUzbek ? 'uz' : 'ru'}`;

/** Cache key of a marker: the server has another build, so the next page load asks the server first. */
export const outdatedKey = '/kept-shell-is-outdated';

/** Sent by a working page: keep the shell and the loaded files. */
export interface KeepMessage {
  kind: 'karvon-keep';
  build: string;
  files: readonly string[];
}

/** Sent by the worker: the server no longer serves the page's shell. A page of the server's build ignores it. */
export const newVersionKind = 'karvon-new-version';

/** Data of the worker's build, which the build script writes above its code. */
export interface WorkerBuild {
  name: string;
  files: readonly string[];
  texts: string;
}

/** Reads the build's name from the shell's `<meta name="karvon-build">`. */
export const buildOf = (html: string): string | undefined =>
  /<meta name="karvon-build" content="([\da-f]{8,64})"/.exec(html)?.[1];

/** True for a file that never changes at its URL, or only with the build. */
export function isKeptFile({ pathname, searchParams }: URL): boolean {
  if (pathname.startsWith('/assets/')) return true;
  if (pathname.startsWith('/locales/')) return searchParams.has('v');
  return /^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname);
}
