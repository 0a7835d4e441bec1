import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PushMessage } from '../../../platform/providers/push/push-provider';
import { dayInTashkent } from '../../../platform/values/clock';
import { createPhones } from '../../../testing/dealers';
import { listenForSockets, openSocket, type TestSocket } from '../../../testing/socket-client';
import { joinTeam, setPermissions } from '../../../testing/team';
import { createLeadSource } from '../../buyers/leads/leads.fixture';
import { type ChannelTest, type TestChannel, createChannelTest } from './channel.fixture';

const amounts = { purchase: 98_765_431, expense: 7_654_329, price: 131_313_131, sold: 140_404_041 };
const cost = amounts.purchase + amounts.expense;
/** Amounts without their spaces. They occur nowhere else. */
const secrets = [
  amounts.purchase,
  amounts.expense,
  cost,
  amounts.price - cost,
  amounts.sold - cost,
].map(String);
const note = 'secret-note';

let test: ChannelTest;
let one: TestChannel;
let seller: { token: string };
let socket: TestSocket;
const pushed: PushMessage[] = [];
const nextPhone = createPhones(6_640_000);

beforeAll(async () => {
  test = await createChannelTest({
    push: {
      async send(message) {
        pushed.push(message);
        return { kind: 'sent' };
      },
    },
  });
  one = await test.openChannel();
  seller = await joinTeam(test, one.shop, { phone: nextPhone() });
  await setPermissions(test, one.shop.token, 'on');
  for (const token of [one.shop.token, seller.token]) {
    const fingerprint = `desk-${crypto.randomUUID()}`;
    const body = { push_token: fingerprint, language: 'ru' };
    await test.call('putDevice', { token, params: { fingerprint }, body });
  }
  socket = openSocket(await listenForSockets(test.app), `token=${seller.token}`);
  await socket.enter();
});
afterAll(async () => {
  socket.close();
  await test.close();
});

async function addCosts(id: number) {
  const call = { token: one.shop.token, params: { id } };
  const day = dayInTashkent(test.clock.now());
  const headers = { 'if-match': '"v1"' };
  const purchase = { price: amounts.purchase, currency: 'UZS', purchased_on: day, note };
  const bought = await test.call('putPurchase', { ...call, headers, body: purchase });
  const expense = { kind: 'body', sum: amounts.expense, currency: 'UZS', spent_on: day, note };
  const spent = await test.call('createExpense', { ...call, body: expense });
  expect([bought.status, spent.status]).toEqual([200, 200]);
}

/** Everything that leaves the server, apart from the screen of the owner. */
async function sentTo(feed: string) {
  const { payload } = await test.app.inject({ url: new URL(feed).pathname });
  const list = await test.call('exportAutos', { token: seller.token });
  const { rows } = await test.db.pool.query('select * from notifications');
  return {
    telegram: test.fake.calls,
    pushes: pushed,
    sockets: socket.frames,
    notifications: rows,
    feeds: payload,
    files: list.body,
    messages: test.sent,
  };
}

it('no purchase, expense or margin leaves by sockets, pushes, Telegram, notifications, feeds or files', async () => {
  const { token } = one.shop;
  const { id } = await one.car(1, { price: amounts.price });
  await addCosts(id);
  await one.send([id]);
  await test.pass(400, 10);
  const source = createLeadSource(test);
  const { id: lead_id } = await source.kept({
    auto_id: id,
    client_name: 'Sherzod',
    phone: nextPhone(),
  });
  const { body: room } = await test.call('openRoom', {
    body: {
      external_id: 'mp-costs',
      room_type: 'buyer',
      username: 'Sherzod',
      phone: nextPhone(),
      auto_id: id,
    },
  });
  await test.call('addMessage', {
    params: { roomId: room.id },
    body: { client_id: crypto.randomUUID(), text: 'Assalomu alaykum' },
  });
  await one.shop.move(id, 'barakami', { lead_id });
  await test.pass(400, 10);
  const { body: feed } = await test.call('createFeedExport', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { name: 'Сайт', format: 'cars' },
  });
  await one.shop.move(id, 'active');
  const before = await sentTo(feed.url);
  const sale = { price: amounts.sold, currency: 'UZS', lead_id };
  expect((await one.shop.move(id, 'sold_on_karvon', { sale })).status).toBe(200);
  await test.pass(400, 10);
  await vi.waitFor(() => expect(socket.frames.length).toBeGreaterThan(1), 20_000);
  const after = await sentTo(feed.url);

  const texts = (values: object) =>
    Object.entries(values).map(([name, value]) => ({
      name,
      text: JSON.stringify(value).replaceAll(/[\s\u00A0\u202F]/g, ''),
    }));
  for (const { name, text } of [...texts(before), ...texts(after)])
    expect([name, [...secrets, note].filter((secret) => text.includes(secret))]).toEqual([
      name,
      [],
    ]);
  // Each way was used, and its texts show amounts as they are searched for.
  for (const { name, text } of texts(before))
    expect([name, text.length > 10]).toEqual([name, true]);
  expect(JSON.stringify(before.feeds)).toContain(String(amounts.price));
  expect(texts(before)[0]?.text).toContain(String(amounts.price));
  const { body: money } = await test.call('getAutoMoney', { token, params: { id } });
  expect(money.cost).toBe(cost);
});
