import { ApiError } from '@karvon/api/errors';

/** Undefined for an invalid id. */
export function findId(text: string | undefined): number | undefined {
  const id = text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && Number.isSafeInteger(id) ? id : undefined;
}

/** @throws ApiError `not_found` for an invalid id: the route shows it */
export function idParam(text: string | undefined): number {
  const id = findId(text);
  if (id === undefined) throw new ApiError({ kind: 'not_found', status: 404 });
  return id;
}
