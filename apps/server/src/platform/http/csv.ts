import { tashkentOffset } from '../values/clock';
import type { Language } from '../values/language';

export type CsvValue = string | number | Date | null | undefined;

/** One column of a file: its headings, and the value of a row. */
export interface CsvColumn<Row> {
  ru: string;
  uz: string;
  value(row: Row, language: Language): CsvValue;
}

export interface CsvFile<Row> {
  /** With its extension. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** All of them, or one batch after the other as they are read. */
  rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  language: Language;
  /** @default ';', as the contract says */
  separator?: ',' | ';';
}

/** A day of Tashkent, UTC+5 the year round, with its time; spreadsheets read it as a date. */
const timeText = (time: Date) =>
  new Date(time.getTime() + tashkentOffset).toISOString().slice(0, 16).replace('T', ' ');

/**
 * What a spreadsheet would take for a formula: a sign, ours or full-width, also after blanks, line ends and marks that it strips, and a
 * tab or line end by itself.
 */
const formula = /^[\s\u{FEFF}\u{200B}-\u{200F}]*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]|^[\t\r\n]/u;

/** One field, quoted; a text that a spreadsheet would run gets `'` in front. Numbers are ours and stay numbers. */
export function csvField(value: CsvValue): string {
  const text = value instanceof Date ? timeText(value) : (value ?? '');
  const safe = typeof text === 'string' && formula.test(text) ? `'${text}` : String(text);
  return `"${safe.replaceAll('"', '""')}"`;
}

const lineOf = (fields: readonly CsvValue[], separator: string) =>
  `${fields.map(csvField).join(separator)}\r\n`;

type Format<Row> = Pick<CsvFile<Row>, 'columns' | 'language' | 'separator'>;

/** The beginning of a file: byte order mark and headings in `language`. */
export const csvHead = <Row>({ columns, language, separator = ';' }: Format<Row>): string =>
  `\uFEFF${lineOf(
    columns.map((column) => column[language]),
    separator,
  )}`;

/** Lines of a file, CRLF after each. */
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

/** Batches of rows, each made into what the file's columns read. */
export async function* mapBatches<Row, Shown>(
  batches: AsyncIterable<Row[]>,
  present: (rows: Row[]) => Promise<readonly Shown[]>,
): AsyncGenerator<readonly Shown[]> {
  for await (const rows of batches) yield await present(rows);
}
