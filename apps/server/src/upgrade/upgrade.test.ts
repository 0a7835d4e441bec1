import { createHash } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../platform/db/client';
import { migrate } from '../platform/db/migrate';
import { migrations } from '../platform/db/migrations/index';
import { createTestSessions } from '../testing/sign-in';
import { type TestApp, createTestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';

/** A database as an earlier version left it (`tools/keep-data.mjs`). */
interface KeptDatabase {
  /** Last migration of that version. */
  migration: string;
  /** `table.column type` of every table. */
  columns: string[];
  rows: Record<string, object[]>;
}

/** Data that the dealers saw in that version. */
interface KeptSeen {
  dealers: {
    token: string;
    id: number;
    full_name: string;
    profile: { created_at: string };
    cars: { id: number; status: string; price: number; photos: string[] }[];
    avtosalons: { id: number; name: string; facade_photo: string }[];
    rooms: {
      id: number;
      username: string;
      messages: { id: number; text: string; attachments: string[] }[];
    }[];
    leads: { id: number; client_name: string }[];
  }[];
  /** SHA-256 of image files by name. */
  files: Record<string, string>;
}

const folder = path.join(import.meta.dirname, 'data');
const kept: KeptDatabase = JSON.parse(
  gunzipSync(readFileSync(path.join(folder, 'database.json.gz'))).toString(),
);
const seen: KeptSeen = JSON.parse(readFileSync(path.join(folder, 'seen.json'), 'utf8'));

let test: TestApp;
/** Rows per table after the upgrade. */
const counts = new Map<string, number>();

const columnsOf = async ({ pool }: Db) => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name || ' ' || udt_name as name from information_schema.columns
     where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Restores every row with its id. */
async function fill({ pool }: Db): Promise<void> {
  const client = await pool.connect();
  try {
    // Rows are restored table by table, and may refer to later tables.
    await client.query(`set session_replication_role = 'replica'`);
    const tables = Object.keys(kept.rows).map((table) => `"${table}"`);
    // Migrations insert rows.
    await client.query(`truncate ${tables.join(', ')} cascade`);
    for (const [table, rows] of Object.entries(kept.rows)) {
      const { rows: columns } = await client.query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = columns.map(({ name }) => name).join(', ');
      await client.query(
        `insert into "${table}" (${names}) overriding system value
         select ${names} from jsonb_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
      const { rows: ids } = await client.query<{ id: string | null }>(
        `select pg_get_serial_sequence('"${table}"', column_name) as id from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_identity = 'YES'`,
        [table],
      );
      for (const { id } of ids)
        await client.query(`select setval($1, (select max(id) from "${table}"))`, [id]);
    }
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
}

beforeAll(async () => {
  const database = await createTestDatabase('template0');
  const migrator = new Migrator({
    db: database.db.current,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateTo(kept.migration);
  if (error !== undefined) throw error;
  expect(await columnsOf(database.db)).toEqual(kept.columns);
  await fill(database.db);
  await migrate(database.db);
  for (const table of Object.keys(kept.rows)) {
    const { rows } = await database.db.pool.query<{ count: number }>(
      `select count(*)::int as count from "${table}"`,
    );
    counts.set(table, rows[0]?.count ?? 0);
  }
  test = await createTestApp({
    beside: { database, sessions: createTestSessions() },
    // Images are served next to the pages, which may be in any folder.
    dashboardFolder: folder,
  });
  cpSync(path.join(folder, 'media'), path.join(test.dataFolder, 'media'), { recursive: true });
  const created = seen.dealers[0]?.profile.created_at ?? '';
  test.clock.set(new Date(Date.parse(created) + 3_600_000));
});
afterAll(() => test.close());

it('loses no row of any table', () => {
  const before = Object.entries(kept.rows).map(([table, { length }]) => [table, length]);
  expect(
    before.filter(([table, length]) => (counts.get(String(table)) ?? 0) < Number(length)),
  ).toEqual([]);
});

it.each(seen.dealers)(
  'leaves $full_name signed in, with everything that was there',
  async (dealer) => {
    const { token } = dealer;
    const profile = await test.call('getProfile', { token });
    expect(profile.body).toMatchObject({
      id: dealer.id,
      company_id: dealer.id,
      full_name: dealer.full_name,
      member: { is_owner: true },
    });
    const list = await test.call('listAutos', { token, query: { size: 100 } });
    expect(list.body.count).toBe(dealer.cars.length);
    for (const { id, status, price, photos } of dealer.cars) {
      const { body } = await test.call('getAuto', { token, params: { id } });
      expect(body).toMatchObject({ status, price, photos: photos.map((image) => ({ id: image })) });
    }
    for (const { id, name, facade_photo } of dealer.avtosalons) {
      const { body } = await test.call('getAvtosalon', { token, params: { id } });
      expect(body).toMatchObject({ name, facade_photo: { id: facade_photo } });
    }
    for (const { id, username, messages } of dealer.rooms) {
      const room = await test.call('getRoom', { token, params: { roomId: id } });
      expect(room.body).toMatchObject({ username });
      const { body } = await test.call('listMessages', { token, params: { roomId: id } });
      expect(body.data.items).toMatchObject(
        messages.map(({ id: message, text, attachments }) => ({
          id: message,
          text,
          attachments: attachments.map((image) => ({ id: image })),
        })),
      );
    }
    const leads = await test.call('listLeads', { token });
    expect(leads.body.results).toMatchObject(dealer.leads);
  },
);

it('serves every image as it was stored', async () => {
  expect(Object.keys(seen.files).length).toBeGreaterThan(0);
  for (const [file, hash] of Object.entries(seen.files)) {
    const { statusCode, rawPayload } = await test.app.inject(`/media/${file}`);
    expect(statusCode).toBe(200);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(hash);
  }
});
