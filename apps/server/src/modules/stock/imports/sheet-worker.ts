/* Runs in a worker of its own, and imports packages only: Node starts this file as it is in tests. */
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import yauzl from 'yauzl';

export type FileCode = 'file_type' | 'file_too_big' | 'file_empty' | 'file_broken';
/** `error` is a code: a formula that was saved without its value. */
export type Cell = string | number | boolean | null | { error: 'formula_empty' };
export interface Sheet {
  name: string;
  rows: Cell[][];
}
export type SheetResult = { sheets: Sheet[] } | { code: FileCode };

const megabyte = 1024 * 1024;
const most = { entries: 200, inflated: 150 * megabyte, ratio: 100, rows: 5000, columns: 60 };
/** Small workbooks of equal rows compress better than any ratio allows. */
const alwaysAllowed = 4 * megabyte;
const longestText = 5000;

class Rejected extends Error {
  readonly code: FileCode;
  constructor(code: FileCode) {
    super(code);
    this.code = code;
  }
}

const isXml = (name: string) => /\.(?:xml|rels)$/i.test(name);
const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

/** Calls `visit` with each entry of a zip file, one after the other. */
function eachEntry(
  bytes: Buffer,
  visit: (entry: yauzl.Entry, open: () => Promise<Readable>) => Promise<void>,
): Promise<void> {
  return new Promise((done, fail) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null || zip === undefined) {
        fail(new Rejected('file_broken'));
        return;
      }
      if (zip.entryCount > most.entries) {
        fail(new Rejected('file_broken'));
        return;
      }
      const open = (entry: yauzl.Entry) =>
        new Promise<Readable>((opened, rejected) => {
          zip.openReadStream(entry, (problem, stream) => {
            if (problem !== null || stream === undefined) rejected(new Rejected('file_broken'));
            else opened(stream);
          });
        });
      zip.on('entry', (entry: yauzl.Entry) => {
        visit(entry, () => open(entry)).then(() => zip.readEntry(), fail);
      });
      zip.on('error', () => fail(new Rejected('file_broken')));
      zip.on('end', () => done());
      zip.readEntry();
    });
  });
}

/** Rejects DTDs. The parser reads every part as UTF-8, and a lenient one would accept other bytes for the same signs. */
function createXmlGuard() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let end = '';
  return (chunk?: Buffer): void => {
    let text = '';
    try {
      text = end + decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new Rejected('file_broken');
    }
    if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Rejected('file_type');
    end = text.slice(-'<!DOCTYPE'.length);
  };
}

/**
 * A zip file of checked parts alone, without a directory. The parser reads it from its start, and would also read parts that the
 * directory, which the guard follows, does not list.
 */
function packed(bytes: Buffer, parts: readonly yauzl.Entry[]): Buffer {
  const pieces = parts.flatMap((part) => {
    const at = part.relativeOffsetOfLocalHeader;
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const name = Buffer.from(part.fileName);
    const header = Buffer.alloc(30);
    header.write('PK\u0003\u0004', 'latin1');
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(part.compressionMethod, 8);
    header.writeUInt32LE(part.crc32, 14);
    header.writeUInt32LE(part.compressedSize, 18);
    header.writeUInt32LE(part.uncompressedSize, 22);
    header.writeUInt16LE(name.length, 26);
    return [header, name, bytes.subarray(start, start + part.compressedSize)];
  });
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  return Buffer.concat([...pieces, end]);
}

/** Counts the inflated bytes while it reads, because the sizes in a zip file can be wrong. @returns the parts that the parser needs */
async function guard(bytes: Buffer): Promise<Buffer> {
  const parts: yauzl.Entry[] = [];
  let inflated = 0;
  let isWorkbook = false;
  const limit = Math.min(most.inflated, Math.max(alwaysAllowed, bytes.length * most.ratio));
  await eachEntry(bytes, async (entry, open) => {
    const name = entry.fileName;
    if ((entry.generalPurposeBitFlag & 1) === 1 || /vbaProject|EncryptedPackage/i.test(name))
      throw new Rejected('file_type');
    isWorkbook ||= name === 'xl/workbook.xml';
    if (name.endsWith('/')) return;
    const check = isXml(name) ? createXmlGuard() : undefined;
    for await (const chunk of await open()) {
      if (!Buffer.isBuffer(chunk)) continue;
      inflated += chunk.length;
      if (inflated > limit) throw new Rejected('file_broken');
      check?.(chunk);
    }
    check?.();
    if (check !== undefined) parts.push(entry);
  });
  if (!isWorkbook) throw new Rejected('file_type');
  return packed(bytes, parts);
}

/** Addresses of formulas without a value, by sheet in the order of the workbook's parts. */
async function emptyFormulas(bytes: Buffer): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  await eachEntry(bytes, async (entry, open) => {
    if (!isSheet(entry.fileName)) return;
    const cells = new Set<string>();
    let rest = '';
    for await (const chunk of await open()) {
      rest += Buffer.isBuffer(chunk) ? chunk.toString('latin1') : '';
      const end = rest.lastIndexOf('</c>');
      if (end < 0) continue;
      for (const cell of rest.slice(0, end + 4).split('</c>')) {
        if (!cell.includes('<f') || /<v>[^<]/.test(cell.slice(cell.lastIndexOf('<f')))) continue;
        const address = /<c\s[^>]*?\br="([A-Z]+\d+)"[^>]*>\s*<f[^]*$/.exec(
          cell.slice(cell.lastIndexOf('<c ')),
        )?.[1];
        // A text formula may have the empty text as its value.
        if (address !== undefined && !/t="str"[^]*<v><\/v>/.test(cell)) cells.add(address);
      }
      rest = rest.slice(end + 4);
    }
    found.set(entry.fileName, cells);
  });
  return found;
}

const clean = (text: string) => text.replaceAll('\u0000', '').slice(0, longestText + 1);

const cellOf = (value: unknown): Cell => {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return clean(value);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

const isFilled = (cell: Cell | undefined) =>
  cell !== null && cell !== undefined && (typeof cell !== 'string' || cell.trim() !== '');

/** `BC12` → [11, 54]. */
function position(address: string): [row: number, column: number] {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return [Number(digits) - 1, column - 1];
}

/** Removes empty rows and columns at the ends. @throws Rejected `file_too_big` */
function limited({ name, rows }: Sheet): Sheet {
  const last = rows.findLastIndex((row) => row.some(isFilled));
  const kept = rows.slice(0, last + 1);
  const width = Math.max(0, ...kept.map((row) => row.findLastIndex(isFilled) + 1));
  if (kept.length > most.rows + 1 || width > most.columns) throw new Rejected('file_too_big');
  return {
    name: name.slice(0, 100),
    rows: kept.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? null)),
  };
}

async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const checked = await guard(bytes);
  const formulas = await emptyFormulas(bytes);
  const parts = [...formulas.keys()].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const read = await readXlsx(checked);
  return read.map(({ sheet, data }, index) => {
    const rows = data.map((row) => row.map(cellOf));
    for (const address of formulas.get(parts[index] ?? '') ?? []) {
      const [row, column] = position(address);
      const line = (rows[row] ??= []);
      while (line.length < column) line.push(null);
      line[column] ??= { error: 'formula_empty' };
    }
    return limited({ name: sheet, rows });
  });
}

function decode(bytes: Buffer): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = bytes.subarray(0, 200);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > start.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Rejected('file_type');
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(isMarked ? bytes.subarray(3) : bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The separator that occurs most often outside of quotes in the first lines. */
function separatorOf(text: string): string {
  const plain = text.slice(0, 5000).replace(/"(?:[^"]|"")*"/g, '');
  const count = (sign: string) => (plain.split(/\r?\n/, 1)[0] ?? '').split(sign).length - 1;
  return [';', '\t', ','].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

function readCsv(bytes: Buffer): Sheet[] {
  // Spreadsheets write `sep=;` as a line of its own.
  const text = decode(bytes).replace(/^\uFEFF/, '');
  const named = /^sep=(.)\r?\n/i.exec(text);
  const content = named === null ? text : text.slice(named[0].length);
  if (/^\s*<(?:!DOCTYPE|html|\?xml)/i.test(content)) throw new Rejected('file_type');
  const rows: string[][] = parse(content, {
    delimiter: named?.[1] ?? separatorOf(content),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    to_line: most.rows + 1000,
  });
  // Exports put `'` before a text that a spreadsheet would run.
  const cells = rows.map((row) => row.map((cell) => (cell === '' ? null : clean(cell))));
  return [limited({ name: 'CSV', rows: cells })];
}

async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) throw new Rejected('file_type');
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK';
  const sheets = isZip ? await readWorkbook(bytes) : readCsv(bytes);
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (!filled.some(({ rows }) => rows.length > 1)) throw new Rejected('file_empty');
  return filled;
}

if (parentPort !== null && typeof workerData?.sheetFile === 'string') {
  const port = parentPort;
  readSheets(readFileSync(workerData.sheetFile)).then(
    (sheets) => port.postMessage({ sheets } satisfies SheetResult),
    (error: unknown) =>
      port.postMessage({
        code: error instanceof Rejected ? error.code : 'file_broken',
      } satisfies SheetResult),
  );
}
