import { getGetAutoQueryOptions } from '@karvon/api/main/autos';

/** The id of the address; 0, which no car has, for anything that is none. */
export function autoIdOf(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
}

/** The car of a page, made once for its loader and its components. */
export const autoQuery = (id: number) => getGetAutoQueryOptions(id);
