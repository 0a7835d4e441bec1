import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { syncCatalogue } from '../../../modules/catalogue/catalog/catalog-sync';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { createDb } from '../client';
import { migrate } from '../migrate';
import { migrations } from './index';

/** A database of the last version without members, with its data, migrated to the current version. */
const name = `t_${randomBytes(6).toString('hex')}`;
const connection = { ...inject('postgres'), database: name };
const tokens = { jasur: 'kv_jasur-since-long-ago', dilnoza: 'kv_dilnoza-since-long-ago' };
const hash = (token: string) => createHash('sha256').update(token).digest();

let test: TestApp;

async function fill(db: ReturnType<typeof createDb>) {
  const run = (text: string, values: unknown[] = []) => db.pool.query(text, values);
  const at = '2026-07-01T05:00:00Z';
  await run(
    `insert into business_users (id, phone, username, full_name, password_hash, company_name, tin, language, created_at, updated_at) values
      (20418, '+998901234567', 'dealer20418', 'Жасур Каримов', 'none', 'Karvon Motors MChJ', '305678912', 'ru', $1, $1),
      (7, '+998935550107', 'dealer7', 'Дилноза Рахимова', 'none', null, null, 'uz', $1, $1)`,
    [at],
  );
  await run(
    `insert into images (id, business_user_id, purpose, name, width, height, bytes, sha256, created_at, stored_at)
     select id, 20418, purpose, 'a.jpg', 1200, 750, 9, id, $1, $1
     from (values ('portrait1', 'profile'), ('facade1', 'avtosalon'), ('front1', 'auto'), ('chat1', 'chat')) as i(id, purpose)`,
    [at],
  );
  await run(`update business_users set profile_pic = 'portrait1' where id = 20418`);
  await run(
    `insert into sessions (token_hash, business_user_id, device, address, created_at, last_used_at, expires_at) values
      ($1, 20418, 'Chrome, Windows', '10.0.0.1', $3, $3, '2026-08-01T05:00:00Z'),
      ($2, 7, 'Safari, iPhone', '10.0.0.2', $3, $3, '2026-08-01T05:00:00Z')`,
    [hash(tokens.jasur), hash(tokens.dilnoza), at],
  );
  await run(
    `insert into devices (business_user_id, fingerprint, session_id, push_token, language, platform, updated_at)
     select 20418, 'browser-one-1', id, 'push-1', 'ru', 'web', $1 from sessions where business_user_id = 20418`,
    [at],
  );
  await run(
    `insert into avtosalons (id, business_user_id, name, phone, region_id, district_id, address, latitude, longitude, opening_time,
       closing_time, logo, facade_photo, status, search, created_at, updated_at)
     values (31, 20418, 'Karvon Chilonzor', '+998712001031', 1, 102, 'Bunyodkor 42', 41.2, 69.2, '09:00', '20:00', 'facade1', 'facade1',
       'active', ' karvon', $1, $1)`,
    [at],
  );
  await run(
    `insert into autos (id, business_user_id, status, brand_id, car_model_id, year, avtosalon_id, cover_id, photo_count, search, created_at,
       status_changed_at)
     values (5012, 20418, 'ne_active', 1, 101, 2023, 31, 'front1', 1, ' tracker', $1, $1), (5013, 7, 'ne_active', 1, 101, 2020, null, null,
       0, ' tracker', $1, $1)`,
    [at],
  );
  await run(`insert into auto_totals (auto_id, business_user_id) values (5012, 20418), (5013, 7)`);
  await run(`insert into auto_photos (auto_id, place, image_id) values (5012, 0, 'front1')`);
  await run(
    `insert into auto_history (auto_id, at, kind, actor_kind, actor_id, changes) values (5012, $1, 'created', 'dealer', 20418, '[]')`,
    [at],
  );
  await run(
    `insert into chat_rooms (id, business_user_id, external_id, room_type, username, search, message_count, last_message_id, created_at,
       updated_at)
     values (701, 20418, 'mp-701', 'buyer', 'Бахтиёр', ' baxtiyor', 1, 1, $1, $1)`,
    [at],
  );
  await run(
    `insert into chat_messages (id, room_id, author, author_id, client_id, text, created_at)
     values (1, 701, 'business', 20418, 'client-message-1', 'Машина на месте', $1)`,
    [at],
  );
  await run(`insert into chat_attachments (message_id, place, image_id) values (1, 0, 'chat1')`);
  await run(
    `insert into leads (id, business_user_id, type, source, client_name, search, created_at)
     values (900, 20418, 'leads', 'dealer', 'Бахтиёр', ' baxtiyor', $1)`,
    [at],
  );
}

beforeAll(async () => {
  const admin = createDb({ connection: { ...inject('postgres'), database: 'postgres' } });
  await admin.pool.query(`create database ${name}`);
  await admin.close();
  const db = createDb({ connection, maxConnections: 5 });
  const migrator = new Migrator({
    db: db.current,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateTo('0042_notifications');
  if (error !== undefined) throw error;
  await syncCatalogue(db);
  await fill(db);
  await migrate(db);
  const database = {
    db,
    connection,
    join: () => Promise.resolve(database),
    close: async () => {
      await db.close();
      const last = createDb({ connection: { ...inject('postgres'), database: 'postgres' } });
      await last.pool.query(`drop database ${name} with (force)`);
      await last.close();
    },
  };
  const { createTestSessions } = await import('../../../testing/sign-in');
  test = await createTestApp({ beside: { database, sessions: createTestSessions() } });
});
afterAll(() => test.close());

it('leaves everybody signed in, as the owner of a business with their own id', async () => {
  const jasur = await test.call('getProfile', { token: tokens.jasur });
  expect(jasur.body).toMatchObject({
    id: 20418,
    company_id: 20418,
    full_name: 'Жасур Каримов',
    company_name: 'Karvon Motors MChJ',
    tin: '305678912',
    profile_pic: { id: 'portrait1' },
    member: { is_owner: true, role: 'owner', avtosalons: [] },
  });
  const dilnoza = await test.call('getProfile', { token: tokens.dilnoza });
  expect(dilnoza.body).toMatchObject({ id: 7, company_id: 7, member: { is_owner: true } });
  expect(dilnoza.body).not.toHaveProperty('company_name');
});

it('keeps cars, photos, chats, leads and devices where they were', async () => {
  const token = tokens.jasur;
  expect((await test.call('listAutos', { token })).body.results).toMatchObject([{ id: 5012 }]);
  const car = (await test.call('getAuto', { token, params: { id: 5012 } })).body;
  expect(car.photos).toMatchObject([{ id: 'front1' }]);
  expect(
    (await test.call('getAutoHistory', { token, params: { id: 5012 } })).body.results,
  ).toMatchObject([{ actor: { kind: 'dealer', name: 'Жасур Каримов' } }]);
  const messages = await test.call('listMessages', { token, params: { roomId: 701 } });
  expect(messages.body.data.items).toMatchObject([
    { business_owner_id: 20418, text: 'Машина на месте', attachments: [{ id: 'chat1' }] },
  ]);
  expect((await test.call('listLeads', { token })).body.results).toMatchObject([{ id: 900 }]);
  expect(
    (await test.call('getDevice', { token, params: { fingerprint: 'browser-one-1' } })).status,
  ).toBe(200);
  // Another business sees only its own rows.
  expect((await test.call('listAutos', { token: tokens.dilnoza })).body.results).toMatchObject([
    { id: 5013 },
  ]);
});

it('names the owner among the employees, and gives new businesses no id that one has', async () => {
  const { body } = await test.call('listEmployees', { token: tokens.jasur });
  expect(body.results).toMatchObject([
    { full_name: 'Жасур Каримов', phone: '+998901234567', is_owner: true, is_me: true },
  ]);
  const next = await test.signIn();
  const { rows } = await sql<{ id: number }>`select id from businesses order by id`.execute(
    test.db.current,
  );
  expect(rows.map(({ id }) => id).filter((id) => id === next.dealer.owner)).toHaveLength(1);
});
