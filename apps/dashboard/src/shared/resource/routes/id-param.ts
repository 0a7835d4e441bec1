import { ApiError } from '@karvon/api/errors';

/** Parses an id of the URL. Undefined for an invalid one. */
export function findId(text: string | undefined): number | undefined {
  const id = text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && Number.isSafeInteger(id) ? id : undefined;
}

/** Parses an id of the URL. @throws ApiError `not_found` for an invalid one, which the route shows */
export function idParam(text: string | undefined): number {
  const id = findId(text);
  if (id === undefined) throw new ApiError({ kind: 'not_found', status: 404 });
  return id;
}
