import * as z from 'zod/mini';

/** An integer of the URL. Anything else counts as absent. */
export const searchInteger = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  undefined,
);

export function searchRecord(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(search);
}

/** Converts state to URL parameters. Defaults and empty entries are left out. */
export function toSearch(
  state: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>> = {},
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    if (value === defaults[name]) continue;
    if (Array.isArray(value)) {
      if (value.length > 0) search.set(name, value.join(','));
    } else if (typeof value === 'string' || typeof value === 'number' || value === true) {
      search.set(name, String(value));
    }
  }
  return search;
}
