import { ApiError } from '@karvon/api/errors';

/** Text as the id of a row; undefined for anything that no row can have. */
export function findId(text: string | undefined): number | undefined {
  const id = text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && Number.isSafeInteger(id) ? id : undefined;
}

/**
 * The id of an address.
 *
 * @throws ApiError `not_found` for anything that no row can have: the route shows it
 */
export function idParam(text: string | undefined): number {
  const id = findId(text);
  if (id === undefined) throw new ApiError({ kind: 'not_found', status: 404 });
  return id;
}
