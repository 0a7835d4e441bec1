import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, readCatalogue, type Shop } from '../../src/modules/stock/autos/autos.fixture';
import { createTestApp, testServiceKey, type TestApp } from '../../src/testing/test-app';
import type { Send } from '../buyer/marketplace-client';
import { createListingModerator, patience } from './listing-moderator';

let test: TestApp;
let shop: Shop;

const send: Send = async ({ method, path, body }) => {
  const response = await test.app.inject({
    headers: { 'x-service-key': testServiceKey, 'content-type': 'application/json' },
    method: method === 'GET' ? 'GET' : 'POST',
    url: path,
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  if (response.statusCode >= 400) throw new Error(`${path}: ${response.body}`);
  return response.json();
};

beforeAll(async () => {
  test = await createTestApp();
  shop = await openShop(test, await readCatalogue(test));
}, 60_000);
afterAll(() => test.close());

async function sent(over?: Record<string, unknown>): Promise<{ id: number }> {
  const { id } = await shop.draft(over);
  await shop.move(id, 'moderation');
  return { id };
}

const statusOf = async (id: number) =>
  (await test.call('getAuto', { token: shop.token, params: { id } })).body.status;

it('approves a new listing within a minute, and not at once', async () => {
  const moderator = createListingModerator(send, test.clock.now());
  const { id } = await sent();
  const wait = await moderator.step(test.clock.now());
  expect(await statusOf(id)).toBe('moderation');
  expect(patience + wait).toBeLessThan(60_000);
  test.clock.advance(patience / 1000);
  await moderator.step(test.clock.now());
  expect(await statusOf(id)).toBe('active');
});

it('declines a price that cannot be, and says why in both languages', async () => {
  const moderator = createListingModerator(send, test.clock.now());
  const { id } = await sent({ price: 4000 });
  test.clock.advance(patience / 1000);
  await moderator.step(test.clock.now());
  const { body } = await test.call('getAuto', { token: shop.token, params: { id } });
  expect(body).toMatchObject({
    status: 'moderation_declined',
    reasons: [
      {
        field: 'price',
        text_ru: expect.stringContaining('нули'),
        text_uz: expect.stringContaining('nollar'),
      },
    ],
  });
});

it('leaves what the demonstration has put into the queue', async () => {
  const { id } = await sent();
  test.clock.advance(3600);
  const moderator = createListingModerator(send, test.clock.now());
  await moderator.step(test.clock.now());
  expect(await statusOf(id)).toBe('moderation');
});
