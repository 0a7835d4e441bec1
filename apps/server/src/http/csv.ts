import type { Language } from '../language';

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
  rows: readonly Row[];
  language: Language;
  /** @default ';', as the contract says */
  separator?: ',' | ';';
}

/** A day of Tashkent, UTC+5 the year round, with its time; spreadsheets read it as a date. */
const timeText = (time: Date) =>
  new Date(time.getTime() + 5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** One field, quoted; a text that a spreadsheet would run gets `'` in front. Numbers are ours and stay numbers. */
export function csvField(value: CsvValue): string {
  const text = value instanceof Date ? timeText(value) : (value ?? '');
  const safe = typeof text === 'string' && formula.test(text) ? `'${text}` : String(text);
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The text of a file: byte order mark, CRLF, headings in `language`. */
export function csvText<Row>({
  columns,
  rows,
  language,
  separator = ';',
}: Omit<CsvFile<Row>, 'name'>): string {
  const line = (fields: readonly CsvValue[]) => `${fields.map(csvField).join(separator)}\r\n`;
  const head = line(columns.map((column) => column[language]));
  const body = rows.map((row) => line(columns.map((column) => column.value(row, language))));
  return `\uFEFF${head}${body.join('')}`;
}

/** Response of a file that the browser saves. */
export const csvResponse = <Row>(file: CsvFile<Row>) => ({
  status: 200 as const,
  body: csvText(file),
  headers: { 'content-disposition': `attachment; filename="${file.name}"` },
});
