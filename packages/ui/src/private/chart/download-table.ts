import { saveFile } from '../save-file';
import type { ChartRow } from './ChartTable';

/** A figure as charts write it, which a spreadsheet reads without its groups. */
const isFigure = /^[−-]?\d{1,3}(?:\s?\d{3})*(?:[.,]\d+)?$/;

/** Escapes a cell: formulas get an apostrophe; cells with semicolons, quotes or line breaks are quoted. */
function cell(shown: string): string {
  const text = isFigure.test(shown) ? shown.replace('−', '-').replaceAll(/\s/g, '') : shown;
  const safe = /^[\s\uFEFF]*[=+@＝＋－＠]|^[\s\uFEFF]*-(?!\d)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows of a chart as CSV, as the product's other files: semicolons, CRLF, a byte order mark for Excel. */
export const tableAsCsv = (head: readonly string[], rows: readonly ChartRow[]): string =>
  `\uFEFF${[head, ...rows.map(({ name, cells }) => [name, ...cells])]
    .map((row) => row.map(cell).join(';'))
    .join('\r\n')}\r\n`;

/** Saves the rows of a chart as a file on the device. */
export function downloadTable(
  fileName: string,
  head: readonly string[],
  rows: readonly ChartRow[],
): void {
  saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', tableAsCsv(head, rows));
}
