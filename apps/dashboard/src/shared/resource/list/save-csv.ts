import { serverNow } from '@karvon/api/server-clock';
import { tashkentParts } from '../../format/date';

const two = (value: number) => String(value).padStart(2, '0');

/** Name of the file: what it holds, and the day in Tashkent as the server names it. */
export function csvName(name: string, now: number): string {
  const day = tashkentParts(now);
  return day === undefined
    ? `${name}.csv`
    : `${name}-${String(day.year)}-${two(day.month + 1)}-${two(day.day)}.csv`;
}

/**
 * Saves a response as a CSV file. A link cannot do it: the call carries the token.
 *
 * @param csv text of the file
 */
export function saveCsv(name: string, csv: unknown): void {
  // By the byte order mark Excel reads this as UTF-8; reading the response as text may have taken it off.
  const text = String(csv);
  const parts = text.startsWith('\uFEFF') ? [text] : ['\uFEFF', text];
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = csvName(name, serverNow());
  link.click();
  // Firefox reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
