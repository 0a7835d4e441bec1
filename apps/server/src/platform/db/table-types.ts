import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from './client';

interface Column {
  table: string;
  name: string;
  /** Type as printed by `format_type`: `bigint`, `text[]`. */
  type: string;
  not_null: boolean;
  has_default: boolean;
  is_computed: boolean;
  checks: string[];
  refers_to: string[];
}

const columnsOf = (db: Db) =>
  sql<Column>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as not_null,
      a.atthasdef or a.attidentity <> '' as has_default, a.attgenerated <> '' as is_computed,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks,
      array(select k.confrelid::regclass::text from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]) as refers_to
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    order by c.relname, a.attnum`.execute(db.current);

const scalars: Readonly<Record<string, string>> = {
  bigint: 'number',
  bit: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'number',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
};

/** `'new' | 'contacted'` when a check lists the column's values. */
function unionOf({ checks }: Column): string | undefined {
  const list = checks.find((check) => /= ANY \(\(?ARRAY\[/.test(check));
  return list?.match(/'[^']*'/g)?.join(' | ');
}

function typeOf(column: Column): string {
  if (column.refers_to.includes('businesses') || column.name === 'business_user_id') return 'Owner';
  if (column.refers_to.includes('business_users')) return 'UserId';
  const scalar = scalars[column.type.replace('[]', '')];
  if (scalar === undefined)
    throw new Error(
      `${column.table}.${column.name} is of type ${column.type}: say how it is read.`,
    );
  return column.type.endsWith('[]') ? `${scalar}[]` : (unionOf(column) ?? scalar);
}

function lineOf(column: Column, named: ReadonlySet<string>): string {
  const orNull = column.not_null ? '' : ' | null';
  const key = `${column.table}.${column.name}`;
  const read = named.has(key) ? `ColumnTypes['${key}']` : `${typeOf(column)}${orNull}`;
  const written = `string${orNull}`;
  const optional = column.has_default ? ' | undefined' : '';
  if (column.is_computed) return `GeneratedAlways<${read}>`;
  if (column.type === 'jsonb') return `ColumnType<${read}, ${written}${optional}, ${written}>`;
  return column.has_default ? `Generated<${read}>` : read;
}

/** Generates the source of `tables.ts` from a migrated database. Types in `column-types.ts` take precedence. */
export async function tableTypes(db: Db): Promise<string> {
  const source = readFileSync(path.join(import.meta.dirname, 'column-types.ts'), 'utf8');
  const named = new Set([...source.matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(([, key = '']) => key));
  const { rows } = await columnsOf(db);
  for (const key of named)
    if (!rows.some(({ table, name }) => `${table}.${name}` === key))
      throw new Error(`column-types.ts names ${key}, which is no column.`);
  const tables = Object.entries(Object.groupBy(rows, ({ table }) => table)).map(
    ([table, columns = []]) =>
      `  ${table}: {\n${columns.map((column) => `    ${column.name}: ${lineOf(column, named)};\n`).join('')}  };\n`,
  );
  return `// Generated from the migrated database by \`npm run generate\`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Owner, UserId } from '../values/owner';
import type { ColumnTypes } from './column-types';

export interface Database {
${tables.join('')}}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
`;
}
