/** Every cell quoted, `;` between cells, CRLF after each row. */
export const parseCsv = (file: string): string[][] | undefined => {
  const rows: string[][] = [];
  const cell = /"((?:[^"]|"")*)"(;|\r\n|$)/y;
  let row: string[] = [];
  let at = 0;
  while (at < file.length) {
    cell.lastIndex = at;
    const match = cell.exec(file);
    if (match === null) return undefined;
    row.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] !== ';') {
      rows.push(row);
      row = [];
    }
    at = cell.lastIndex;
  }
  return rows;
};

const byteOrderMark = '\uFEFF';

export const findCsvProblems = (body: string): string[] => {
  if (!body.startsWith(byteOrderMark)) return ['the file has no byte order mark'];
  const rows = parseCsv(body.slice(1));
  if (rows === undefined) {
    return ['the file is not `"cell";"cell"` with CRLF after each row'];
  }
  const [header] = rows;
  if (header === undefined) return ['the file has no header row'];
  const uneven = rows.findIndex((row) => row.length !== header.length);
  if (uneven > 0) return [`row ${String(uneven)} has another number of cells than the header`];
  const formula = rows.flat().find((cell) => /^[=@\t\r]|^[+-](?!\d|$)/.test(cell));
  return formula === undefined ? [] : [`a cell begins as a formula: ${formula.slice(0, 20)}`];
};
