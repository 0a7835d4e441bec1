import type { Auto } from '@karvon/api/main';

export interface SheetCode {
  value: string;
  opens: 'listing' | 'call';
}

const published: readonly Auto['status'][] = ['active', 'barakami'];

/** Code of a printed sheet: the listing while buyers can see it, otherwise a call. @param listingUrl template with {id} */
export function sheetCode(
  { id, status }: Pick<Auto, 'id' | 'status'>,
  phone: string | undefined,
  listingUrl: string | undefined,
): SheetCode | undefined {
  if (listingUrl !== undefined && published.includes(status))
    return { value: listingUrl.replaceAll('{id}', String(id)), opens: 'listing' };
  return phone === undefined ? undefined : { value: `tel:${phone}`, opens: 'call' };
}
