import type { Auto } from '@karvon/api/main';

/** A code for a camera that opens the listing or a call to the showroom. */
export interface SheetCode {
  value: string;
  opens: 'listing' | 'call';
}

/** Statuses that buyers see on the marketplace. */
const published: readonly Auto['status'][] = ['active', 'barakami'];

/**
 * Returns the code of a car's sheet: its listing while buyers can see it, otherwise a call. Undefined without a phone number.
 *
 * @param listingUrl address of a listing with {id}. Undefined when it is not configured.
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
