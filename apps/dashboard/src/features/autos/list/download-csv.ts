import { exportAutos } from '@karvon/api/main/autos';
import { serverNow } from '@karvon/api/server-clock';
import { tashkentParts } from '../../../shared/format/date';
import { toListParams, type AutosSearch } from './list-search';

const two = (value: number) => String(value).padStart(2, '0');

/** Name of the file: the day in Tashkent, as the server names it. */
export function csvName(now: number): string {
  const parts = tashkentParts(now);
  return parts === undefined
    ? 'autos.csv'
    : `autos-${parts.year}-${two(parts.month + 1)}-${two(parts.day)}.csv`;
}

/**
 * Saves every car of the filters as CSV. A link cannot do it: the call carries the token.
 *
 * @throws ApiError
 */
export async function downloadCsv(search: AutosSearch): Promise<void> {
  const { page: _page, size: _size, ...params } = toListParams(search);
  const csv: unknown = await exportAutos(params, { timeout: 60_000 });
  // The byte order mark tells Excel that this is UTF-8; reading the answer as text may have taken it off.
  const text = String(csv);
  const parts = text.startsWith('\uFEFF') ? [text] : ['\uFEFF', text];
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = csvName(serverNow());
  link.click();
  // Firefox reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
