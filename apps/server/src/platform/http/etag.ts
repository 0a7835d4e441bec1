import { stale, validation } from './problem';

/** `"v3"`. */
export const versionTag = (version: number): string => `"v${version}"`;

/** A tag that is not ours gives -1, which is always stale. @throws Problem 422 `if_match_required` without one */
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

/** True when a 304 suffices. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === tag || part === '*');
}
