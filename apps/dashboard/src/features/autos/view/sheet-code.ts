import type { Auto } from '@karvon/api/main';

/** Code on a car's sheet, for a phone's camera. */
export interface SheetCode {
  value: string;
  opens: 'listing' | 'call';
}

const published: readonly Auto['status'][] = ['active', 'barakami'];

/** The listing while buyers can see it, otherwise a call. Undefined without a phone number. @param listingUrl with {id}, if configured */
export function sheetCode(
  { id, status }: Pick<Auto, 'id' | 'status'>,
  phone: string | undefined,
  listingUrl: string | undefined,
): SheetCode | undefined {
  if (listingUrl !== undefined && published.includes(status))
    return { value: listingUrl.replaceAll('{id}', String(id)), opens: 'listing' };
  return phone === undefined ? undefined : { value: `tel:${phone}`, opens: 'call' };
}
