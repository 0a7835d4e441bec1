import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerViolations } from '../../src/modules/promotion/ledger/ledger-invariants';
import { type TestApp, testServiceKey } from '../../src/testing/test-app';
import { openDemo } from '../demo.fixture';
import { createRandom } from '../random';
import { replyTo } from './buyer-texts';
import { type DemoBuyer, createDemoBuyer } from './demo-buyer';
import { type Send, createMarketplace } from './marketplace-client';

let test: TestApp;
let token: string;
let buyer: DemoBuyer;
let asked: string[] = [];

const send: Send = async ({ method, path, body }) => {
  asked.push(`${method} ${path.replace(/\d+/g, '0').replace(/\?.*/, '')}`);
  const response = await test.app.inject({
    method: method === 'GET' ? 'GET' : 'POST',
    url: path,
    headers: { 'x-service-key': testServiceKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  if (response.statusCode >= 400) throw new Error(`${path}: ${response.body}`);
  return response.body === '' ? undefined : response.json();
};

const start = () =>
  createDemoBuyer(createMarketplace(send), {
    random: createRandom(7),
    startedAt: test.clock.now(),
  });

async function live(seconds: number, interval = 0) {
  for (let passed = 0; passed < seconds;) {
    const wait = Math.max(interval, (await buyer.step(test.clock.now())) / 1000);
    test.clock.advance(wait);
    passed += wait;
  }
}

interface Room {
  id: number;
  username: string;
  unreadCount: number;
  is_online: boolean;
  last_message: { id: number; author: string; text: string };
}

/** The newest first. */
async function roomsOfBuyer(): Promise<Room[]> {
  const rows = await test.db.current
    .selectFrom('chat_rooms')
    .select('id')
    .where('external_id', 'like', 'demo-buyer-%')
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(
    rows.map(async ({ id }) => {
      const { body } = await test.call('getRoom', { token, params: { roomId: id } });
      return body;
    }),
  );
}

beforeAll(async () => {
  ({ test, token } = await openDemo());
  buyer = start();
}, 60_000);
afterAll(() => test.close());

it('says the first word some twenty seconds after the start', async () => {
  await live(18);
  expect(await roomsOfBuyer()).toEqual([]);
  await live(14);
  const [room] = await roomsOfBuyer();
  expect(room).toMatchObject({
    username: 'Азамат Каюмов',
    unreadCount: 1,
    is_online: true,
    last_message: { author: 'client', text: 'Здравствуйте! Машина ещё в продаже?' },
  });
  expect(asked).toContain('POST /chat/api/marketplace/rooms/0/signals/');
});

it('reads, types and answers what the dealer writes', async () => {
  const [room] = await roomsOfBuyer();
  const roomId = room?.id ?? 0;
  await test.call('readAllMessages', { token, params: { roomId } });
  const sent = await test.call('sendMessage', {
    token,
    params: { roomId },
    body: { client_id: 'from-the-dealer', text: 'Да, в рассрочку тоже отдаём.' },
  });
  expect(sent.status).toBe(200);
  await live(20);
  const { body } = await test.call('getRoom', { token, params: { roomId } });
  expect(body.last_read_by_client).toBe(sent.body.id);
  expect(body.last_message).toMatchObject({ author: 'client' });
  expect(body.last_message.text).toMatch(/документы|заявку/);
});

it('answers what the dealer wrote before the last word too', async () => {
  const [room] = await roomsOfBuyer();
  const roomId = room?.id ?? 0;
  await test.call('readAllMessages', { token, params: { roomId } });
  for (const [at, text] of ['Наш адрес: Бунёдкор, 42', 'Угу'].entries()) {
    const body = { client_id: `two-in-a-row-${at}`, text };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await test.call('sendMessage', { token, params: { roomId }, body });
  }
  await live(20);
  const { body } = await test.call('getRoom', { token, params: { roomId } });
  expect(body.last_message).toMatchObject({ author: 'client' });
  expect(body.last_message.text).toMatch(/карте|рядом|работаете/);
});

it('waits for a server that does not respond, and calls only the marketplace’s operations', async () => {
  await live(1800, 60);
  const rooms = await roomsOfBuyer();
  expect(rooms.length).toBeLessThanOrEqual(3);
  expect(rooms.reduce((sum, room) => sum + room.unreadCount, 0)).toBeLessThanOrEqual(3);
  expect(rooms.every((room) => !room.is_online)).toBe(true);
  const { body } = await test.call('listLeads', { token, query: { source: 'listing', size: 50 } });
  expect(body.count).toBeGreaterThan(20);
  expect(new Set(asked)).toEqual(
    new Set([
      'GET /main/marketplace/autos',
      'GET /chat/api/marketplace/rooms/0/messages/',
      'POST /chat/api/marketplace/rooms/',
      'POST /chat/api/marketplace/rooms/0/messages/',
      'POST /chat/api/marketplace/rooms/0/signals/',
      'GET /main/marketplace/car-models',
      'GET /main/marketplace/trade-in-autos/0',
      'GET /main/marketplace/trade-in-autos/0/offers',
      'POST /main/marketplace/applications',
      'POST /main/marketplace/leads',
      'POST /main/marketplace/listing-events',
      'GET /main/marketplace/campaigns',
      'POST /main/marketplace/campaigns/0/events',
    ]),
  );
});

it('looks at each open car about twice a minute, not six times', async () => {
  await live(60);
  asked = [];
  await live(60);
  const checks = asked.filter((one) => one.endsWith('/trade-in-autos/0/offers')).length;
  const open = await test.call('listTradeInAutos', { token, query: { state: 'open', size: 1 } });
  expect(checks).toBeGreaterThan(0);
  expect(checks).toBeLessThanOrEqual(2.4 * open.body.count);
});

it('answers a bid within a minute: the best one is taken, the others stay as they were seeded', async () => {
  const car = async (id: number) =>
    (await test.call('getTradeInAuto', { token, params: { id } })).body;
  const bid = async (id: number, price: number) =>
    test.call('createOffer', {
      token,
      params: { id },
      headers: { 'idempotency-key': `a-bid-for-${String(id)}` },
      body: {
        price,
        currency: 'UZS',
        valid_until: new Date(test.clock.now().getTime() + 86_400_000).toISOString(),
      },
    });
  const { body: open } = await test.call('listTradeInAutos', {
    token,
    query: { state: 'open', size: 100 },
  });
  const [one, two] = open.results.filter(
    (row: { my_offer?: object }) => row.my_offer === undefined,
  );
  const before = (await car(644)).my_offer;
  expect((await bid(one.id, 900_000_000)).status).toBe(200);
  expect((await bid(two.id, 1_000_000)).status).toBe(200);
  await live(60);
  expect(await car(one.id)).toMatchObject({ status: 'won', my_offer: { status: 'accepted' } });
  expect(await car(two.id)).toMatchObject({ status: 'open', my_offer: { status: 'declined' } });
  expect((await car(644)).my_offer).toEqual(before);
});

it('decides on a proposal within a minute, and leaves those of the demo’s past', async () => {
  const { body: past } = await test.call('listCarModels', { token, query: { status: 'pending' } });
  expect(past.count).toBe(2);
  const photos = await test.db.current
    .selectFrom('images')
    .select('id')
    .where('purpose', '=', 'car_model')
    .limit(1)
    .execute();
  const propose = (name: string, brand: number) =>
    test.call('createCarModel', {
      token,
      headers: { 'idempotency-key': `a-proposal-of-${name}` },
      body: {
        brand,
        car_model: { name, year_from: 2025, year_to: 2026 },
        generation: { name: 'I', year_start: 2025, year_stop: 2026, photo: photos[0]?.id ?? '' },
        specifications: {
          horse_power: 105,
          volume_litres: 1.5,
          fuel_type: 301,
          transmission: 402,
          drive: 501,
          body_type: 205,
        },
      },
    });
  const fresh = await propose('Sail X', 1);
  const double = await propose('Spark', 1);
  expect([fresh.status, double.status]).toEqual([201, 201]);
  await live(60);
  const read = async (id: number) =>
    (await test.call('getCarModel', { token, params: { id } })).body;
  expect(await read(fresh.body.id)).toMatchObject({ status: 'approved', catalog: { brand_id: 1 } });
  expect(await read(double.body.id)).toMatchObject({
    status: 'declined',
    reasons: [{ code: 'already_in_catalog' }],
    catalog: { car_model_id: 105 },
  });
  const { body: now } = await test.call('listCarModels', { token, query: { status: 'pending' } });
  expect(now.results.map(({ id }: { id: number }) => id)).toEqual(
    past.results.map(({ id }: { id: number }) => id),
  );
});

it('sees the banners of the demo’s campaigns, which spend by it to the som', async () => {
  const read = async () => (await test.call('listCampaigns', { token })).body.totals;
  const before = await read();
  await live(600, 60);
  const after = await read();
  expect(after.views).toBeGreaterThan(before.views);
  expect(after.spend).toBeGreaterThan(before.spend);
  expect(await ledgerViolations(test.db)).toEqual([]);
});

it('goes on in its rooms after the server came back', async () => {
  const before = await roomsOfBuyer();
  buyer = start();
  await live(600, 60);
  expect((await roomsOfBuyer()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

it.each([
  ['Мы на Бунёдкор, адрес в объявлении', 'ru', /карте|рядом/],
  ['Manzilimiz: Bunyodkor 42', 'uz', /xarita|yaqin/],
  ['Narxi 120 mln so‘m', 'uz', /tushib|tushunarli/],
  ['Ага', 'ru', /Спасибо/],
] as const)('answers %s in %s', (text, language, response) => {
  expect(replyTo(text, language, 0)).toMatch(response);
});
