import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, readCatalogue } from '../../modules/stock/autos/autos.fixture';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { startRetention } from './retention';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { KEEP_EVENTS_DAYS: '30', KEEP_HISTORY_DAYS: '400' } });
});
afterAll(() => test.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await test.db.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
};

it('erases buyers in Telegram without a conversation, and messages of the bot itself', async () => {
  const shop = await openShop(test, await readCatalogue(test));
  const now = test.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { pool } = test.db;
  const buyers = [
    [1, daysAgo(29)],
    [2, daysAgo(31)],
    [3, daysAgo(300)],
  ] as const;
  for (const [chat, opened] of buyers)
    await pool.query(
      `insert into telegram_buyers (chat_id, name, language, opened_at) values ($1, 'Шерзод', 'ru', $2)`,
      [chat, opened],
    );
  const car = await shop.active();
  const room = await test.call('openRoom', {
    body: { external_id: 'telegram-3', room_type: 'visitor', auto_id: car.id },
  });
  await pool.query('update chat_rooms set telegram_chat_id = 3 where id = $1', [room.body.id]);
  for (const [id, days, of] of [
    [1, 13, null],
    [2, 15, null],
    [3, 15, room.body.id],
  ])
    await pool.query(
      `insert into telegram_parts (chat_id, room_id, message_id, state, created_at) values (3, $2, $1, 'sent', $3)`,
      [id, of, daysAgo(Number(days))],
    );
  await startRetention(test);
  test.clock.advance(3600);
  await test.jobs.runDue();
  const left = async (column: string, table: string) =>
    (await pool.query(`select ${column} as id from ${table} order by 1`)).rows.map(({ id }) =>
      Number(id),
    );
  expect(await left('chat_id', 'telegram_buyers')).toEqual([1, 3]);
  expect(await left('message_id', 'telegram_parts')).toEqual([1, 3]);
  await pool.query('delete from chat_rooms where id = $1', [room.body.id]);
  test.clock.advance(3600);
  await test.jobs.runDue();
  expect(await left('chat_id', 'telegram_buyers')).toEqual([1]);
  expect(await left('message_id', 'telegram_parts')).toEqual([1]);
});

it('keeps files of imports for 30 days, their rows for 90, and what was never confirmed for 7', async () => {
  const { dealer } = await test.signIn();
  const now = test.clock.now();
  const { pool } = test.db;
  for (const days of [6, 8, 29, 31, 89, 91])
    for (const confirmed of [true, false]) {
      const at = new Date(now.getTime() - days * 86_400_000);
      const { rows } = await pool.query(
        `insert into imports (business_user_id, status, created_by, file_name, file_hash, headers_hash, sheets, columns, mapping,
           options, row_count, created_at, status_at, confirmed_at)
         values ($1, 'done', $2, 'cars.csv', 'x', 'x', '[]', '[]', '[]', '{}', 1, $3, $3, $4) returning id`,
        [dealer.owner, dealer.user, at, confirmed ? at : null],
      );
      await pool.query(`insert into import_files values ($1, 'x', $2)`, [rows[0].id, at]);
      await pool.query(
        `insert into import_rows (import_id, row, cells, created_at) values ($1, 1, '[]', $2)`,
        [rows[0].id, at],
      );
    }
  await startRetention(test);
  test.clock.advance(3600);
  await test.jobs.runDue();
  const left = await Promise.all(['imports', 'import_files', 'import_rows'].map(count));
  expect(left).toEqual([6 + 1, 3 + 1, 5 + 1]);
});

it('deletes only rows past their retention', async () => {
  const { dealer } = await test.signIn();
  const shop = await openShop(test, await readCatalogue(test));
  const car = await shop.draft();
  const now = test.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const ago = [daysAgo(29), daysAgo(31), daysAgo(401)];
  const { pool } = test.db;
  await pool.query('delete from known_devices');
  await pool.query('delete from auto_history');
  for (const [index, at] of ago.entries()) {
    for (const kind of ['view', 'report'])
      await pool.query(
        `insert into listing_events (id, auto_id, kind, at, visitor, received_at) values ($1, $2, $3, $4, 'v', $4)`,
        [`${kind}-${index}`, car.id, kind, at],
      );
    await pool.query(`insert into auto_views (auto_id, visitor, hour) values ($1, 'v', $2)`, [
      car.id,
      at,
    ]);
    await pool.query(
      `insert into auto_history (auto_id, at, kind, actor_kind) values ($1, $2, 'created', 'dealer')`,
      [car.id, at],
    );
    await pool.query(`insert into sms_outbox (phone, text, created_at) values ('x', 'y', $1)`, [
      at,
    ]);
    await pool.query(`insert into known_devices values ($1, $2, $3)`, [
      dealer.user,
      `device ${index}`,
      at,
    ]);
  }
  // The oldest device is the one in use.
  await pool.query(`update sessions set device = 'device 2' where id = $1`, [dealer.session_id]);

  await startRetention(test);
  test.clock.advance(3600);
  await test.jobs.runDue();
  const tables = ['listing_events', 'auto_views', 'auto_history', 'sms_outbox', 'known_devices'];
  const left = await Promise.all(tables.map(count));
  expect(left).toEqual([1 + 2, 1, 2, 0, 3]);
});
