import type { Auto } from '@karvon/api/main';

/** What a camera opens: the listing, or a call to the showroom. */
export interface SheetCode {
  value: string;
  opens: 'listing' | 'call';
}

/** Statuses that buyers see on the marketplace. */
const published: readonly Auto['status'][] = ['active', 'barakami'];

/**
 * The code of a car's sheet: its listing where buyers can see it, else a call; nothing without a number.
 *
 * @param listingUrl address of a listing with {id}; undefined where it is not known
 */
export function sheetCode(
  { id, status }: Pick<Auto, 'id' | 'status'>,
  phone: string | undefined,
  listingUrl: string | undefined,
): SheetCode | undefined {
  if (listingUrl !== undefined && published.includes(status))
    return { value: listingUrl.replaceAll('{id}', String(id)), opens: 'listing' };
  return phone === undefined ? undefined : { value: `tel:${phone}`, opens: 'call' };
}
