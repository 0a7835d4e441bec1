import { stale, validation } from './problem';

/** Strong ETag of a version number: `"v3"`. */
export const versionTag = (version: number): string => `"v${version}"`;

/**
 * Parses the version from If-Match.
 * @throws Problem 422 `if_match_required` without one; a tag that is not ours gives -1, which no entity has, so it is stale.
 */
export function versionFromIfMatch(header: string | undefined): number {
  if (header === undefined || header.trim() === '') {
    throw validation([{ field: 'If-Match', code: 'required' }], 'if_match_required');
  }
  const match = /^(?:W\/)?"v(\d{1,15})"$/.exec(header.trim());
  return match === null ? -1 : Number(match[1]);
}

/** @throws Problem 412 with the result of `current` when the versions differ; undefined expects none */
export async function requireVersion(
  expected: number | undefined,
  now: number,
  current: () => Promise<unknown>,
): Promise<void> {
  if (expected !== undefined && expected !== now) throw stale(await current());
}

/** True when If-None-Match contains this tag, so that a 304 suffices. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === tag || part === '*');
}
