/**
 * What page and offline worker agree on. Each build has a cache of its own, named by it, that holds its shell (the page with its nonce and
 * the policy that names it) and the files that its pages have loaded. No response of a service is ever kept there.
 */
export const cachePrefix = 'karvon-';

/** Where a cache holds the shell; no address of the server. */
export const shellKey = '/kept-shell';

/** Where a cache holds the landing page of a language; no address of the server. */
export const landingKey = (isUzbek: boolean): string => `/kept-landing-${isUzbek ? 'uz' : 'ru'}`;

/** Says that the server has another build than the cache: the next page asks it first. */
export const outdatedKey = '/kept-shell-is-outdated';

/** The page to the worker: a page of this build works; keep the shell and what it has loaded. */
export interface KeepMessage {
  kind: 'karvon-keep';
  build: string;
  /** Full addresses. */
  files: readonly string[];
}

/** The worker to its pages: the shell that you were made of is not the server's any more. Of a page of that very build it means nothing. */
export const newVersionKind = 'karvon-new-version';

/** What the worker knows of the build that it came with, written above it by the build. */
export interface WorkerBuild {
  name: string;
  /** Paths of what the first screens are made of. */
  files: readonly string[];
  /** Path and query of the texts of all screens: by language, then by namespace. */
  texts: string;
}

/** The name of the build that a shell belongs to, out of its `<meta name="karvon-build">`. */
export const buildOf = (html: string): string | undefined =>
  /<meta name="karvon-build" content="([\da-f]{8,64})"/.exec(html)?.[1];

/** Whether a file never changes under its address, or only with the build. */
export function isKeptFile({ pathname, searchParams }: URL): boolean {
  if (pathname.startsWith('/assets/')) return true;
  if (pathname.startsWith('/locales/')) return searchParams.has('v');
  return /^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname);
}
