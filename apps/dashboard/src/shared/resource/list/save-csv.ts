import { serverNow } from '@karvon/api/server-clock';
import { tashkentParts } from '../../format/date';
import { minute } from '../../time';

/** Days that a file is about, as `2026-11-26`. Either end may be open. */
export interface CsvPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * File name: content and period, or without a period the current date in Tashkent.
 *
 * @param now milliseconds, by the server's clock
 */
export function csvName(name: string, now: number, { from, to }: CsvPeriod = {}): string {
  const parts = tashkentParts(now);
  const today = parts && `${String(parts.year)}-${two(parts.month + 1)}-${two(parts.day)}`;
  const days =
    from === undefined
      ? to === undefined
        ? today
        : `until-${to}`
      : `${from}_${to ?? today ?? ''}`;
  return days === undefined ? `${name}.csv` : `${name}-${days}.csv`;
}

/**
 * Saves a response as a CSV file. A link cannot do it: the call carries the token.
 *
 * @param csv text of the file
 * @param period what the rows were narrowed to
 */
export function saveCsv(name: string, csv: unknown, period?: CsvPeriod): void {
  // By the byte order mark Excel reads this as UTF-8; reading the response as text may have taken it off.
  const text = String(csv);
  const parts = text.startsWith('\uFEFF') ? [text] : ['\uFEFF', text];
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = csvName(name, serverNow(), period);
  link.click();
  // Firefox reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), minute);
}
