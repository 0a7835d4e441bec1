import writeXlsx from 'write-excel-file/node';
import { type CsvFile, allRows, timeText } from './csv';

export type Cell = string | number | null;

export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

const columnWidth = 18;
/** Characters of a sheet's name. */
const longestName = 31;

/** An XLSX file. Texts are stored as texts, so that a spreadsheet runs none of them. */
export async function workbook(sheets: readonly Sheet[]): Promise<Buffer> {
  const content = sheets.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map(() => ({ width: columnWidth })),
    data: rows.map((row, index) =>
      row.map((value) => {
        if (value === null) return null;
        const isHeader = index === 0 && { fontWeight: 'bold' as const };
        return typeof value === 'number'
          ? { type: Number, value, ...isHeader }
          : { type: String, value, ...isHeader };
      }),
    ),
  }));
  return writeXlsx(content).toBuffer();
}

export const workbookReply = async (name: string, body: Promise<Buffer>) => ({
  status: 200 as const,
  body: await body,
  headers: {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${name}.xlsx"`,
  },
});

/** The columns and rows of a CSV file as a workbook. */
export async function csvAsWorkbook<Row>({ name, columns, rows, language }: CsvFile<Row>) {
  const cells = (await allRows(rows)).map((row) =>
    columns.map((column): Cell => {
      const value = column.value(row, language) ?? null;
      return value instanceof Date ? timeText(value) : value;
    }),
  );
  const title = name.replace(/\.csv$/, '');
  const header = columns.map((column) => column[language]);
  return workbookReply(
    title,
    workbook([{ name: title.slice(0, longestName), rows: [header, ...cells] }]),
  );
}
