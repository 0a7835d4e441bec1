import { saveFile } from '../save-file';
import type { ChartRow } from './ChartTable';

/** A formatted number, which a spreadsheet reads without group separators. */
const isFigure = /^[−-]?\d{1,3}(?:\s?\d{3})*(?:[.,]\d+)?$/;

/** Escapes a cell: formulas get an apostrophe; cells with semicolons, quotes or line breaks are quoted. */
function cell(shown: string): string {
  const text = isFigure.test(shown) ? shown.replace('−', '-').replaceAll(/\s/g, '') : shown;
  const safe = /^[\s\uFEFF]*[=+@＝＋－＠]|^[\s\uFEFF]*-(?!\d)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of a chart as CSV, like the product's other files: semicolons, CRLF, a byte order mark for Excel. */
export const tableAsCsv = (head: readonly string[], rows: readonly ChartRow[]): string =>
  `\uFEFF${[head, ...rows.map(({ name, cells }) => [name, ...cells])]
    .map((row) => row.map(cell).join(';'))
    .join('\r\n')}\r\n`;

export function downloadTable(
  fileName: string,
  head: readonly string[],
  rows: readonly ChartRow[],
): void {
  saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', tableAsCsv(head, rows));
}
