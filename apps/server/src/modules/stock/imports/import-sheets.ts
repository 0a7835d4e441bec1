import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Access, storedShowrooms, userOf } from '../../../platform/values/access';
import { day } from '../../../platform/values/clock';
import type { Deps } from '../../../platform/deps';
import { requireActing } from '../../../platform/http/permissions';
import {
  type FieldError,
  conflict,
  notFound,
  tooMany,
  validation,
} from '../../../platform/http/problem';
import { incomingFolder } from '../../../platform/media/incoming-file';
import { costFields, letterOf } from './columns';
import type { Import, ImportOptions, ImportsRow, ImportStatus, ImportUpdate } from './import-types';
import type { ImportsRepository } from './imports.repository';
import { guessed, mayCosts, readTable } from './planner';
import { readSheets } from './read-file';
import type { ReceivedFile } from './receive-file';

const uploadsPerDay = 20;

export interface SheetParts {
  repository: ImportsRepository;
  shown: (access: Access, row: ImportsRow) => Promise<Import>;
  lock: (access: Access, id: number, allowed: readonly ImportStatus[]) => Promise<ImportsRow>;
}

/** Reads files into rows, and maps their columns. */
export function createImportSheets(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { repository, shown, lock }: SheetParts,
) {
  /** The mapping of the same headers from before, without fields that the member may not see. */
  async function mappingFor(access: Access, columns: Import['columns'], headersHash: string) {
    const known = await repository.mapping(access, headersHash);
    const salons = await repository.salons(access);
    const [only] = salons;
    const fresh: ImportOptions = {
      currency: 'UZS',
      empties: 'keep',
      found: 'update',
      fresh: 'draft',
      ...(salons.length === 1 && only !== undefined && { avtosalon: only.id }),
    };
    const costs = mayCosts(access);
    const mapping = known?.mapping ?? guessed(columns);
    const isOwn = salons.some(({ id }) => id === known?.options.avtosalon);
    const { avtosalon: _lost, ...options } = known?.options ?? fresh;
    return {
      mapping: mapping.filter(({ field }) => costs || !costFields.has(field)),
      options:
        known === undefined
          ? fresh
          : isOwn
            ? known.options
            : { ...options, avtosalon: fresh.avtosalon },
      remembered_at: known?.used_at ?? null,
    };
  }

  function mappingErrors(mapping: Import['mapping'], width: number): FieldError[] {
    return mapping.flatMap(({ column, field }, index): FieldError[] => {
      if (column >= width) return [{ field: `mapping.${index}.column`, code: 'unknown_reference' }];
      const isRepeated = mapping.some(
        (other, at) => at < index && (other.field === field || other.column === column),
      );
      return isRepeated ? [{ field: `mapping.${index}.field`, code: 'duplicate' }] : [];
    });
  }

  async function requireSalon(access: Access, id: number | undefined): Promise<void> {
    if (id !== undefined && !(await repository.salons(access)).some((salon) => salon.id === id))
      throw validation([{ field: 'options.avtosalon', code: 'unknown_reference' }]);
  }

  /** Reads a sheet of the stored file. @throws Problem 422 */
  async function sheetOf(id: number, sheet: number) {
    const bytes = await repository.file(id);
    if (bytes === undefined) throw notFound();
    const folder = incomingFolder(config.DATA_DIR);
    const file = path.join(folder, randomBytes(12).toString('hex'));
    await mkdir(folder, { recursive: true });
    await writeFile(file, bytes);
    try {
      const found = (await readSheets(file))[sheet];
      if (found === undefined) throw validation([{ field: 'sheet', code: 'unknown_reference' }]);
      return readTable(found, letterOf);
    } finally {
      await rm(file, { force: true });
    }
  }

  return {
    requireSalon,

    /** Reads the file, and returns a function that stores it. @throws Problem 422; 429 */
    async upload(access: Access, file: ReceivedFile): Promise<() => Promise<Import>> {
      const since = new Date(clock.now().getTime() - day);
      if ((await repository.uploadedSince(access, since)) >= uploadsPerDay) throw tooMany(3600);
      const sheets = await readSheets(file.path);
      const bytes = await readFile(file.path);
      const tables = sheets.map((sheet) => readTable(sheet, letterOf));
      const sheet = Math.max(
        0,
        tables.findIndex(({ rows, hasSamples }) => rows.length > 0 || hasSamples),
      );
      const table = tables[sheet];
      if (table === undefined || table.rows.length === 0)
        throw validation([{ field: 'file', code: 'file_empty' }]);
      return () =>
        db.transaction(async () => {
          const now = clock.now();
          const { mapping, options, remembered_at } = await mappingFor(
            access,
            table.columns,
            table.headersHash,
          );
          const row = await repository.insert(access, {
            status: 'mapping',
            created_by: userOf(access),
            showrooms: storedShowrooms(access),
            file_name: file.name,
            file_hash: file.sha256,
            headers_hash: table.headersHash,
            sheets: JSON.stringify(
              sheets.map(({ name }, index) => ({ name, rows: tables[index]?.rows.length ?? 0 })),
            ),
            sheet,
            columns: JSON.stringify(table.columns),
            mapping: JSON.stringify(mapping),
            options: JSON.stringify(options),
            remembered_at,
            row_count: table.rows.length,
            created_at: now,
            status_at: now,
            confirmed_at: null,
          });
          await repository.storeFile(row.id, bytes, now);
          await repository.replaceRows(row.id, table.rows, now);
          return shown(access, row);
        });
    },

    /** Reads another sheet, and returns a function that stores the changes. @throws Problem 403; 404; 409; 412; 422 */
    async update(
      access: Access,
      id: number,
      version: number,
      body: ImportUpdate,
    ): Promise<() => Promise<Import>> {
      if (body.mapping?.some(({ field }) => costFields.has(field)) === true)
        requireActing(access, 'autos.costs');
      const before = await repository.require(access, id);
      const table =
        body.sheet === undefined || body.sheet === before.sheet
          ? undefined
          : await sheetOf(id, body.sheet);
      return () =>
        db.transaction(async () => {
          await repository.lock(access, id, { version, current: (row) => shown(access, row) });
          const row = await lock(access, id, ['mapping', 'ready', 'failed']);
          if (row.confirmed_at !== null) throw conflict('transition_not_allowed', []);
          const columns = table?.columns ?? row.columns;
          const fresh = table && (await mappingFor(access, table.columns, table.headersHash));
          const mapping = body.mapping ?? fresh?.mapping ?? row.mapping;
          const errors = mappingErrors(mapping, columns.length);
          if (errors.length > 0) throw validation(errors);
          await requireSalon(access, body.options?.avtosalon);
          if (table !== undefined) await repository.replaceRows(id, table.rows, clock.now());
          const updated = await repository.update(access, id, {
            status: 'mapping',
            mapping: JSON.stringify(mapping),
            options: JSON.stringify({ ...row.options, ...body.options }),
            ...(table && {
              sheet: body.sheet,
              columns: JSON.stringify(table.columns),
              headers_hash: table.headersHash,
              row_count: table.rows.length,
              remembered_at: fresh?.remembered_at ?? null,
            }),
          });
          return shown(access, updated);
        });
    },
  };
}
