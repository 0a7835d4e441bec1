import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config';
import { claimDataFolder } from './data-folder';
import { createTestDatabase } from '../../testing/test-database';
import { connectDb } from './connect';

const responds = (query: Promise<unknown>) => query.then(() => true).catch(() => false);

it('starts a killed database again, and queries go on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'karvon-connect-'));
  claimDataFolder(folder);
  const reports: string[] = [];
  const { db, close } = await connectDb(readConfig({ DATA_DIR: folder }), (error) =>
    reports.push(error.message),
  );
  const pid = Number(
    readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
  );
  expect(await responds(db.pool.query('select 1'))).toBe(true);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => responds(db.pool.query('select 1')), { timeout: 500 }).toBe(false);
  await expect
    .poll(() => responds(db.pool.query('select 1')), { timeout: 15_000, interval: 100 })
    .toBe(true);
  expect(reports.join('\n')).toContain('started again');
  await close();

  // The same folder again, then without its database, then with another one's database.
  const config = readConfig({ DATA_DIR: folder });
  const again = await connectDb(config, () => undefined);
  await again.close();
  renameSync(path.join(folder, 'postgres'), path.join(folder, 'elsewhere'));
  await expect(connectDb(config, () => undefined)).rejects.toThrow(
    /had a database, and it is gone/,
  );
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  renameSync(path.join(folder, 'elsewhere'), path.join(folder, 'postgres'));
  const marker = path.join(folder, '.karvon-data');
  writeFileSync(marker, readFileSync(marker, 'utf8').replace(/Database: \d+/, 'Database: 1'));
  await expect(connectDb(config, () => undefined)).rejects.toThrow(/another database than before/);
  rmSync(folder, { recursive: true, force: true });
});

it('says so when an outside database does not respond', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(connectDb(config, () => undefined)).rejects.toThrow(
    /^DATABASE_URL: the database does not answer/,
  );
});

it('says so when an outside database is older than 15', async () => {
  const database = await createTestDatabase();
  const { host, port, user, database: name } = database.connection;
  // Our own database with the mark of an older version.
  await database.db.pool.query(`
    create schema older;
    create function older.current_setting(text) returns text language sql as $$ select '140011' $$;
    alter database ${name} set search_path = older, pg_catalog, public;
  `);
  const url = new URL(`postgres://${user}@localhost:${port}/${name}`);
  url.searchParams.set('host', host);
  const config = readConfig({ DATABASE_URL: url.href });
  await expect(connectDb(config, () => undefined)).rejects.toThrow(
    'DATABASE_URL: PostgreSQL 15 or newer is needed; this one is 14.11.',
  );
  await database.close();
});
