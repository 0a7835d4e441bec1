import * as z from 'zod/mini';

/** What every list keeps in the URL (architecture, rule 3). A feature extends it in its `list-search.ts`. */
export const pagingSchema = {
  /** From 1. */
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  size: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
} as const;

/** A whole number of the URL; anything else counts as absent. */
export const searchInteger = z.catch(
  z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  undefined,
);

/** Words of the URL, cut to what the contract takes; anything else counts as absent. */
export const searchText = z.catch(
  z.optional(z.string().check(z.trim(), z.maxLength(200))),
  undefined,
);

/** One of the given words; anything else counts as absent. */
export function searchOneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.catch(z.optional(z.enum(values)), undefined);
}

/** `true` in the URL; anything else counts as absent. */
export const searchFlag = z.catch(
  z.optional(
    z.pipe(
      z.literal('true'),
      z.transform(() => true),
    ),
  ),
  undefined,
);

/** Entries of a URL as a flat record: the last of repeated names wins, arrays are for the schema to split. */
export function searchRecord(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries(search);
}

/** A list's state back into the URL: defaults and empty entries are left out, so that addresses stay short. */
export function toSearch(
  state: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>> = { page: 1, size: 20 },
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
