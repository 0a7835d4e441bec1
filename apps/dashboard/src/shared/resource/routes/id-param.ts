import { ApiError } from '@karvon/api/errors';

/**
 * The id of an address.
 *
 * @throws ApiError `not_found` for anything that no row can have: the route shows it
 */
export function idParam(text: string | undefined): number {
  const id = text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  if (id === undefined || !Number.isSafeInteger(id)) {
    throw new ApiError({ kind: 'not_found', status: 404 });
  }
  return id;
}
