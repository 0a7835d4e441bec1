import { sql } from 'kysely';
import { letterOf } from '../src/modules/stock/imports/columns';
import type { Deps } from '../src/platform/deps';
import { day, hour, minute } from '../src/platform/values/clock';
import type { Language } from '../src/platform/values/language';
import { founderOf } from '../src/platform/values/owner';
import type { Dealership } from './dealers';
import { insertRows } from './insert-rows';

const rowCount = 40;
const firstRow = 2;
const firstNumber = 101;

const texts = {
  ru: {
    file: 'nomera_sklada.xlsx',
    sheet: 'Склад',
    headers: ['Марка', 'Модель', 'VIN', 'Инв. №', 'Год'],
  },
  uz: {
    file: 'ombor_raqamlari.xlsx',
    sheet: 'Ombor',
    headers: ['Marka', 'Model', 'VIN', 'Inv. №', 'Yili'],
  },
} as const satisfies Record<Language, object>;

const fields = ['brand', 'car_model', 'vin', 'external_id', 'year'] as const;

/** Rows that failed, by place. */
const broken = new Map<
  number,
  { field: (typeof fields)[number]; cell: string; value: string; code: 'not_year' | 'vin_length' }
>([
  [12, { field: 'year', cell: 'E14', value: '20222', code: 'not_year' }],
  [31, { field: 'vin', cell: 'C33', value: 'XWBJF69VJP', code: 'vin_length' }],
]);

/** An import of the day before yesterday that gave the cars their numbers: the only change that no figure of the pages shows. */
export async function storeImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: owner }: Pick<Dealership, 'id'>,
  language: Language = 'ru',
): Promise<void> {
  const { file, sheet, headers } = texts[language];
  const { rows: cars } = await sql<{
    id: number;
    version: number;
    vin: string;
    year: number;
    brand: string;
    model: string;
  }>`
    select a.id, a.version, a.vin, a.year, b.name as brand, m.name as model from autos a
    join brands b on b.id = a.brand_id join car_models m on m.id = a.car_model_id
    where a.business_user_id = ${owner} and a.status = 'active' and a.vin is not null
    order by a.id limit ${rowCount}`.execute(db.current);
  const at = new Date(clock.now().getTime() - 2 * day - 3 * hour);
  const later = (minutes: number) => new Date(at.getTime() + minutes * minute);
  const planned = cars.map(({ id, version, vin, year, brand, model }, place) => {
    const number = `C-${String(firstNumber + place)}`;
    const error = broken.get(place);
    const cells = [brand, model, vin, number, year].map((cell, column) =>
      error !== undefined && fields[column] === error.field ? error.value : cell,
    );
    const row = { row: firstRow + place, cells, title: `${brand} ${model}, ${String(year)}` };
    return { id, version, vin, number, error, row };
  });
  const written = planned.filter(({ error }) => error === undefined);
  const { id: importId } = await db.current
    .insertInto('imports')
    .values({
      business_user_id: owner,
      status: 'done',
      created_by: founderOf(owner),
      file_name: file,
      file_hash: `demo ${file}`,
      headers_hash: `demo ${file}`,
      sheets: JSON.stringify([{ name: sheet, rows: cars.length }]),
      columns: JSON.stringify(
        headers.map((header, index) => ({
          letter: letterOf(index),
          header,
          samples: planned.slice(0, 3).map(({ row }) => String(row.cells[index])),
        })),
      ),
      mapping: JSON.stringify(fields.map((field, column) => ({ column, field }))),
      options: JSON.stringify({
        currency: 'UZS',
        empties: 'keep',
        found: 'update',
        fresh: 'draft',
      }),
      row_count: cars.length,
      done: written.length,
      total: written.length,
      created_at: at,
      confirmed_at: later(4),
      status_at: later(5),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(
    db,
    'import_rows',
    planned.map(({ id, version, vin, number, error, row }) => ({
      ...row,
      import_id: importId,
      created_at: at,
      vin: error?.field === 'vin' ? null : vin,
      external_id: number,
      ...(error === undefined
        ? {
            result: 'changed' as const,
            auto_id: id,
            auto_version: version,
            plan: {
              values: {},
              changes: [{ field: 'external_id' as const, after: number }],
              external_id: number,
            },
            errors: [],
            outcome: 'updated' as const,
            before: { values: {}, written: {}, external_id: null },
          }
        : {
            result: 'failed' as const,
            auto_id: null,
            auto_version: null,
            plan: null,
            errors: [error],
            outcome: null,
            before: null,
          }),
      asks: [],
      warnings: [],
      excluded: false,
    })),
  );
  await sql`
    update autos set external_id = r.external_id from import_rows r
    where r.import_id = ${importId} and r.auto_id = autos.id`.execute(db.current);
}
