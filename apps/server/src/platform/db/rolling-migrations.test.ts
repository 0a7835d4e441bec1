import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, expect, inject, it } from 'vitest';
import { type Db, createDb } from './client';
import { migrations } from './migrations/index';

/** The last migration of the release that may still run beside the next one (docs/adr/0048). Raise it with each release. */
const released = '0067_decisions';

interface Column {
  name: string;
  type: string;
  /** True when an insert may omit it. */
  isOptional: boolean;
}

async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, udt_name as type,
      (is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as "isOptional"
    from information_schema.columns where table_schema = current_schema()`.execute(db.current);
  return rows;
}

/** Changes of a later schema that break the code of the previous release. */
function breaks(before: readonly Column[], after: readonly Column[]): string[] {
  const later = new Map(after.map((column) => [column.name, column]));
  const tables = new Set(before.map(({ name }) => name.split('.')[0]));
  const known = new Map(before.map((column) => [column.name, column]));
  return [
    ...before.flatMap(({ name, type, isOptional }) => {
      const now = later.get(name);
      if (now === undefined) return [`${name} is gone`];
      if (now.type !== type) return [`${name} is ${now.type} instead of ${type}`];
      return isOptional && !now.isOptional ? [`${name} has to be given`] : [];
    }),
    ...after
      .filter(({ name, isOptional }) => !known.has(name) && !isOptional)
      .filter(({ name }) => tables.has(name.split('.')[0]))
      .map(({ name }) => `${name} has to be given, and the release before does not`),
  ];
}

const admin = createDb({ connection: { ...inject('postgres'), database: 'postgres' } });
const database = `t_rolling_${randomBytes(4).toString('hex')}`;
await admin.pool.query(`create database ${database}`);
const db = createDb({ connection: { ...inject('postgres'), database } });
afterAll(async () => {
  await db.close();
  await admin.pool.query(`drop database ${database} with (force)`);
  await admin.close();
});

const migrateTo = async (name?: string) => {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db: db.current, provider });
  const { error } = await (name === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(name));
  if (error !== undefined) throw error;
};

it('leaves everything that the release before uses', async () => {
  expect(Object.keys(migrations)).toContain(released);
  await migrateTo(released);
  const before = await columnsOf(db);
  await migrateTo();
  const after = await columnsOf(db);
  // Migrations only expand; unused columns are dropped one release later (docs/adr/0048).
  expect(breaks(before, after)).toEqual([]);
  expect(before.length).toBeGreaterThan(200);
}, 60_000);

it('sees what the release before would miss', async () => {
  await sql`alter table leads add column remark text`.execute(db.current);
  const before = await columnsOf(db);
  await sql`alter table autos rename column price to price_now`.execute(db.current);
  await sql`alter table avtosalons drop column address`.execute(db.current);
  await sql`alter table leads add column wanted text not null`.execute(db.current);
  await sql`alter table leads alter column remark set not null`.execute(db.current);
  await sql`alter table autos add column harmless text`.execute(db.current);
  expect(breaks(before, await columnsOf(db)).toSorted()).toEqual([
    'autos.price is gone',
    'avtosalons.address is gone',
    'leads.remark has to be given',
    'leads.wanted has to be given, and the release before does not',
  ]);
});
