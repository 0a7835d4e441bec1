/**
 * Protocol between page and offline worker. Each build has its own cache, named after it, with its shell (the page with
 * its nonce and the policy that names it) and the files that its pages have loaded. API responses are never stored
 * there.
 */
export const cachePrefix = 'karvon-';

/** Cache key of the shell; not a path of the server. */
export const shellKey = '/kept-shell';

/** Cache key of a language's landing page; not a path of the server. */
export const landingKey = (isUzbek: boolean): string => `/kept-landing-${isUzbek ? 'uz' : 'ru'}`;

/** Cache key of a marker: the server has another build, so the next page load asks the server first. */
export const outdatedKey = '/kept-shell-is-outdated';

/** From page to worker: a page of this build works, so keep the shell and the loaded files. */
export interface KeepMessage {
  kind: 'karvon-keep';
  build: string;
  /** Full addresses. */
  files: readonly string[];
}

/** From worker to pages: the server no longer serves your shell. A page of the server's build ignores it. */
export const newVersionKind = 'karvon-new-version';

/** Data of the worker's own build, which the build script writes above its code. */
export interface WorkerBuild {
  name: string;
  /** Paths of the files that the first screens need. */
  files: readonly string[];
  /** Path and query of the texts of all screens: by language, then by namespace. */
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
