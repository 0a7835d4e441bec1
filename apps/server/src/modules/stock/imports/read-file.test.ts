import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { readSheets } from './read-file';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-sheets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(bytes: Buffer | string) {
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  return readSheets(file);
}
const codeOf = (bytes: Buffer | string) =>
  read(bytes).then(
    () => 'read',
    (error: { extra?: { errors?: { code: string }[] } }) => error.extra?.errors?.[0]?.code,
  );

type Entries = Record<string, Buffer | string>;

/** A zip file of these entries, with their claimed sizes. Unlisted ones are missing in its directory. */
function zip(entries: Entries, unlisted: Entries = {}): Buffer {
  const listed = Object.entries(entries);
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  const { crc32 } = process.getBuiltinModule('node:zlib');
  for (const [at, [name, content]] of [...listed, ...Object.entries(unlisted)].entries()) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('504b0304', 'hex'),
      common,
      Buffer.from(name),
      packed,
    ]);
    const central = Buffer.alloc(46);
    central.write('504b0102', 0, 'hex');
    central.writeUInt16LE(20, 4);
    common.copy(central, 6);
    central.writeUInt32LE(offset, 42);
    if (at < listed.length) centrals.push(Buffer.concat([central, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const workbook = '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';

const part = (text: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${text}</sheetData></worksheet>`;
const book = (rows1: string) => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': part(rows1),
});

const rowsOf = (value: number) =>
  `<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>${value}</v></c></row>`;

const table = [
  ['Марка', 'Цена'],
  ['Шевроле', '165 млн'],
];

/** Windows-1251. */
const in1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : code - 0x410 + 0xc0;
    }),
  );

describe('CSV', () => {
  const csv = 'Марка;Цена\r\nШевроле;165 млн\r\n';
  it.each<[string, Buffer | string]>([
    ['UTF-8', csv],
    ['UTF-8 with a mark', `\uFEFF${csv}`],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['UTF-16 LE', Buffer.from('Marka;Narx\r\nKia;5\r\n', 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
    ['Windows-1251', in1251(csv)],
    ['commas', '"Марка","Цена"\n"Шевроле","165 млн"\n'],
    ['tabs', 'Марка\tЦена\nШевроле\t165 млн'],
    ['sep=', 'sep=;\r\nМарка;Цена\r\nШевроле;165 млн'],
  ])('%s', async (name, bytes) => {
    const [sheet] = await read(bytes);
    expect(sheet?.rows).toEqual(
      name === 'UTF-16 LE'
        ? [
            ['Marka', 'Narx'],
            ['Kia', '5'],
          ]
        : table,
    );
  });

  it('reads quotes, line ends in cells and short rows', async () => {
    const [sheet] = await read('a;b;c\n"x ""y""";"1\n2"\n;;3');
    expect(sheet?.rows).toEqual([
      ['a', 'b', 'c'],
      ['x "y"', '1\n2', null],
      [null, null, '3'],
    ]);
  });
});

describe('XLSX', () => {
  it('reads sheets, numbers, days and yes or no', async () => {
    const bytes = await writeXlsx([
      {
        sheet: 'Склад',
        data: [
          [{ value: 'Год' }, { value: 'Дата' }, { value: 'Да' }],
          [
            { value: 2023, type: Number },
            { value: new Date('2026-03-02'), type: Date, format: 'dd.mm.yyyy' },
            { value: true, type: Boolean },
          ],
        ],
      },
      { sheet: 'Пусто', data: [] },
    ]).toBuffer();
    expect(await read(bytes)).toEqual([
      {
        name: 'Склад',
        rows: [
          ['Год', 'Дата', 'Да'],
          [2023, '2026-03-02', true],
        ],
      },
    ]);
  });
});

describe('rejected', () => {
  const dtd = '<!DOCTYPE x [<!ENTITY a "b">]>';
  const longDtd = `<!--${'x'.repeat(200_000)}-->${dtd}`;
  const withDtd = (styles: Buffer) => zip({ ...book(rowsOf(2)), 'xl/styles.xml': styles });
  const rows = (count: number, width = 1) =>
    Array.from({ length: count }, () => Array.from({ length: width }, () => '1').join(';')).join(
      '\n',
    );
  it.each<[string, Buffer | string, string]>([
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file_type'],
    ['a picture', Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'file_type'],
    ['a page', '<!DOCTYPE html><table>', 'file_type'],
    ['a zip file without a workbook', zip({ 'a.txt': 'text' }), 'file_type'],
    ['macros', zip({ 'xl/workbook.xml': workbook, 'xl/vbaProject.bin': 'x' }), 'file_type'],
    ['a DTD', zip({ 'xl/workbook.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${workbook}` }), 'file_type'],
    ['a DTD behind a long comment', withDtd(Buffer.from(longDtd)), 'file_type'],
    ['a DTD between two chunks', withDtd(Buffer.from(`${' '.repeat(65_532)}${dtd}`)), 'file_type'],
    ['a DTD in UTF-16', withDtd(Buffer.from(`\uFEFF${dtd}`, 'utf16le')), 'file_broken'],
    // A longer form of `<`, which UTF-8 forbids.
    [
      'a DTD in wrong UTF-8',
      withDtd(Buffer.concat([Buffer.from([0xc0, 0xbc]), Buffer.from(dtd.slice(1))])),
      'file_broken',
    ],
    ['half a zip file', zip({ 'xl/workbook.xml': workbook }).subarray(0, 60), 'file_broken'],
    [
      'a bomb',
      zip({
        'xl/workbook.xml': workbook,
        'xl/worksheets/sheet1.xml': Buffer.alloc(200 * 1024 * 1024),
      }),
      'file_broken',
    ],
    [
      'many entries',
      zip(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`x${at}.xml`, 'x']))),
      'file_broken',
    ],
    ['only a header', 'Марка;Цена', 'file_empty'],
    ['nothing', ' ', 'file_empty'],
    ['5 001 rows', rows(5002), 'file_too_big'],
    ['61 columns', rows(3, 61), 'file_too_big'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  it('a part beside the directory of the zip file is not read', async () => {
    const hidden = { 'xl/worksheets/sheet1.xml': part(rowsOf(666)) };
    const [sheet] = await read(zip(book(rowsOf(2)), hidden));
    expect(sheet?.rows).toEqual([[1], [2]]);
  });

  it('a formula without a value is an error of its cell', async () => {
    const bytes = zip(
      book(`
      <row r="1"><c r="A1" t="inlineStr"><is><t>Год</t></is></c><c r="B1" t="inlineStr"><is><t>Цена</t></is></c></row>
      <row r="2"><c r="A2"><v>2023</v></c><c r="B2"><f>A2*2</f></c></row>
      <row r="3"><c r="A3"><v>2024</v></c><c r="B3"><f>A3*2</f><v>4048</v></c></row>`),
    );
    const [read1] = await read(bytes);
    expect(read1?.rows).toEqual([
      ['Год', 'Цена'],
      [2023, { error: 'formula_empty' }],
      [2024, 4048],
    ]);
  });
});
