import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, inject, test as it } from 'vitest';
import { StartError, describeError } from '../config/start-error';
import { createTestDatabase } from '../../testing/test-database';
import { createDb } from './client';
import { migrate } from './migrate';

const database = await createTestDatabase();
const role = `outsider_${randomBytes(4).toString('hex')}`;
afterAll(async () => {
  await database.close();
});

const errorOf = async (db: typeof database.db): Promise<string> => {
  const thrown: unknown = await migrate(db).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(StartError);
  return describeError(thrown);
};

it('has nothing to do in a database that is up to date', async () => {
  expect(await migrate(database.db)).toEqual([]);
});

it('says that a user may not create tables, in the words of the database', async () => {
  const admin = createDb({ connection: { ...inject('postgres'), database: 'postgres' } });
  const name = `t_${role}`;
  await admin.pool.query(`create database ${name}`);
  await admin.pool.query(`create role ${role} login`);
  const outsider = createDb({ connection: { ...inject('postgres'), user: role, database: name } });
  const text = await errorOf(outsider);
  await outsider.close();
  await admin.pool.query(`drop database ${name} with (force)`);
  await admin.pool.query(`drop role ${role}`);
  await admin.close();
  expect(text).toMatch(/its user may not create tables there.*GRANT CREATE ON SCHEMA public/);
  expect(text).toContain('\n  because: permission denied for schema public');
  expect(text).not.toMatch(/^\s+at /m);
});

it('says that the database is newer than the program', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9001_later', now())`.execute(
    database.db.current,
  );
  const text = await errorOf(database.db);
  await sql`delete from kysely_migration where name = '9001_later'`.execute(database.db.current);
  expect(text).toContain('The database is newer than this program: it was brought to 9001_later');
  expect(text).not.toContain('because');
});

it('names the migration that failed, and why', async () => {
  // The last migration ran, but its record is missing, as after a manual change.
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    database.db.current,
  );
  expect(await errorOf(database.db)).toMatch(
    /migration \d{4}_\w+ failed\. Nothing of it was kept\.\n {2}because: .*exist/,
  );
});
