import { tashkentOffset } from '../values/clock';
import type { Language } from '../values/language';

export type CsvValue = string | number | Date | null | undefined;

export interface CsvColumn<Row> {
  ru: string;
  uz: string;
  value(row: Row, language: Language): CsvValue;
}

export interface CsvFile<Row> {
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** All rows, or batches that are read on demand. */
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  language: Language;
  /** @default ';' (contract) */
  separator?: ',' | ';';
}

/** Tashkent is UTC+5 all year. Spreadsheets read this form as a date. */
export const timeText = (time: Date) =>
  new Date(time.getTime() + tashkentOffset).toISOString().slice(0, 16).replace('T', ' ');

/**
 * Matches text that a spreadsheet would run as a formula: a leading sign, ASCII or full-width, also after whitespace and marks that
 * spreadsheets strip; or a leading tab or line end.
 */
const formula = /^[\s\u{FEFF}\u{200B}-\u{200F}]*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|^[\t\r\n]/u;

/** Text that a spreadsheet would run gets a leading `'`. Numbers are ours and stay numbers. */
export function csvField(value: CsvValue): string {
  const text = value instanceof Date ? timeText(value) : (value ?? '');
  const safe = typeof text === 'string' && formula.test(text) ? `'${text}` : String(text);
  return `"${safe.replaceAll('"', '""')}"`;
}

const lineOf = (fields: readonly CsvValue[], separator: string) =>
  `${fields.map(csvField).join(separator)}\r\n`;

type Format<Row> = Pick<CsvFile<Row>, 'columns' | 'language' | 'separator'>;

export const csvHead = <Row>({ columns, language, separator = ';' }: Format<Row>): string =>
  `\uFEFF${lineOf(
    columns.map((column) => column[language]),
    separator,
  )}`;

/** Each line ends with CRLF. */
export const csvLines = <Row>(
  { columns, language, separator = ';' }: Format<Row>,
  rows: readonly Row[],
): string =>
  rows
    .map((row) =>
      lineOf(
        columns.map((column) => column.value(row, language)),
        separator,
      ),
    )
    .join('');

export async function* mapBatches<Row, Shown>(
  batches: AsyncIterable<Row[]>,
  present: (rows: Row[]) => Promise<readonly Shown[]>,
): AsyncGenerator<readonly Shown[]> {
  for await (const rows of batches) yield await present(rows);
}

export async function allRows<Row>(rows: CsvFile<Row>['rows']): Promise<readonly Row[]> {
  if (!(Symbol.asyncIterator in rows)) return rows;
  const all: Row[] = [];
  for await (const batch of rows) all.push(...batch);
  return all;
}
