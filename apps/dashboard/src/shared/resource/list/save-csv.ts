import { serverNow } from '@karvon/api/server-clock';
import { tashkentParts } from '../../format/date';
import { minute } from '../../time';

/** A period: `2026-11-26`. Either end may be open. */
export interface CsvPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** CSV by default. */
export interface FileOptions {
  format?: 'xlsx';
  /** Adds the purchases of cars. */
  with_costs?: true;
}

const two = (value: number) => String(value).padStart(2, '0');

/** File name with the period, or else the current date in Tashkent. @param now milliseconds, by the server's clock */
export function csvName(
  name: string,
  now: number,
  { from, to }: CsvPeriod = {},
  ending = 'csv',
): string {
  const parts = tashkentParts(now);
  const today = parts && `${String(parts.year)}-${two(parts.month + 1)}-${two(parts.day)}`;
  const days =
    from === undefined
      ? to === undefined
        ? today
        : `until-${to}`
      : `${from}_${to ?? today ?? ''}`;
  return days === undefined ? `${name}.${ending}` : `${name}-${days}.${ending}`;
}

/** Excel needs the byte order mark for UTF-8, which reading the response as text may have removed. */
function blobOf(csv: unknown): Blob {
  if (csv instanceof Blob) return csv;
  const text = String(csv);
  const parts = text.startsWith('\uFEFF') ? [text] : ['\uFEFF', text];
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Saves a response as a file. A link cannot, since the request needs the token. @param period period of the rows */
export function saveCsv(name: string, csv: unknown, period?: CsvPeriod, ending = 'csv'): void {
  saveBlob(csvName(name, serverNow(), period, ending), blobOf(csv));
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), minute);
}
