import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';

let test: TestApp;
let port: number;
const rows = 6000;

beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = test.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => test.close());

async function dealerWithLeads() {
  const { token, dealer } = await test.signIn();
  await test.db.pool.query(
    `insert into leads (business_user_id, type, status, source, client_name, phone, comment, search, created_at, last_contact_at)
     select $1, 'leads', 'new', 'listing', 'Aziz ' || n, '+998901234567', repeat('x', 900), '', now(), now()
     from generate_series(1, $2) n`,
    [dealer.owner, rows],
  );
  return token;
}

const open = (token: string) =>
  request({
    port,
    host: '127.0.0.1',
    path: '/main/leads/export',
    headers: { authorization: `Bearer ${token}` },
  });

it('gives a business one file at a time, holds no connection of the database for it, and ends the turn with it', async () => {
  const token = await dealerWithLeads();
  const slow = open(token).end();
  const [response] = await once(slow, 'response');
  response.pause();
  expect(await test.call('exportLeads', { token })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
  });
  const { token: other } = await test.signIn();
  expect(await test.call('exportLeads', { token: other })).toMatchObject({ status: 200 });
  await expect.poll(() => test.db.pool.totalCount - test.db.pool.idleCount).toBe(0);

  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  response.resume();
  await once(response, 'end');
  expect(text.split('\r\n')).toHaveLength(rows + 2);
  expect(await test.call('exportLeads', { token })).toMatchObject({ status: 200 });
});

it('ends the turn of a client that went away', async () => {
  const token = await dealerWithLeads();
  const gone = open(token).end();
  const [response] = await once(gone, 'response');
  response.pause();
  response.destroy();
  await expect.poll(async () => (await test.call('exportLeads', { token })).status).toBe(200);
});
