import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, openShop, readCatalogue } from '../../stock/autos/autos.fixture';
import { createLeadSource } from '../../buyers/leads/leads.fixture';

let test: TestApp;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  test = await createTestApp();
  const catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
});
afterAll(() => test.close());

const create = (over: Record<string, unknown> = {}, { token } = shop) =>
  test.call('createApplication', {
    token,
    body: {
      client_name: 'Дилноза Рашидова',
      phone: `+99890${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`,
      current_car: { brand: 'Chevrolet', car_model: 'Spark', year: 2019 },
      ...over,
    },
  });
const save = (id: number, version: number, body: object, { token } = shop) =>
  test.call('updateApplication', {
    token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body,
  });

it.each<[string, Record<string, unknown>, string]>([
  ['a price of zero', { price: 0, currency: 'UZS' }, 'price'],
  ['a market price of zero', { market_price: 0, currency: 'UZS' }, 'market_price'],
  ['a price below zero', { price: -1, currency: 'UZS' }, 'price'],
  [
    'a mileage below zero',
    { current_car: { brand: 'A', car_model: 'B', year: 2019, mileage: -1 } },
    'current_car.mileage',
  ],
])('rejects %s', async (_, over, field) => {
  const { status, body } = await create(over);
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ field, code: 'too_small' })]);
});

it('rejects prices without a currency, and an agreed price of zero', async () => {
  expect((await create({ price: 90_000_000 })).status).toBe(422);
  const { body: made } = await create();
  const approval = { status: 'approved', price: 0, currency: 'UZS' };
  expect((await save(made.id, made.version, approval)).status).toBe(422);
});

it('neither shows nor changes another dealership’s applications, and rejects its members, showrooms and chats', async () => {
  const { body: made } = await create();
  const decision = { status: 'rejected', reject_reason: 'price' };
  expect((await save(made.id, made.version, decision, other)).status).toBe(404);
  const history = { token: other.token, params: { id: made.id } };
  expect((await test.call('getApplicationHistory', history)).status).toBe(404);
  const bulk = await test.call('updateApplications', {
    token: other.token,
    body: { ids: [made.id], action: 'assign', responsible: null },
  });
  expect(bulk.body.results).toEqual([{ id: made.id, ok: false, code: 'not_found' }]);

  const { body: people } = await test.call('listEmployees', {
    token: other.token,
    query: { assignable: 'true' },
  });
  const { id: theirs } = await other.active();
  const lead = await createLeadSource(test).kept({
    auto_id: theirs,
    phone: '+998917770123',
    client_name: 'А',
  });
  const { body: room } = await test.call('openRoom', {
    body: { external_id: 'mp-theirs', room_type: 'buyer', username: 'Б', auto_id: theirs },
  });
  for (const [field, id] of [
    ['responsible', people.results[0].id],
    ['avtosalon', other.salon],
    ['desired_car', theirs],
    ['lead_id', lead.id],
    ['room_id', room.id],
  ] as const) {
    const { status, body } = await create({ [field]: id });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field, code: 'unknown_reference' })]);
  }

  const photos = [await other.addPhoto('trade_in'), await shop.addPhoto('auto')];
  const car = { brand: 'Kia', car_model: 'K9', year: 2020, photos };
  const { body: refused } = await create({ current_car: car });
  expect(refused.errors).toEqual(
    photos.map((_, at) => ({ field: `current_car.photos.${at}`, code: 'image_not_found' })),
  );
});
