import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from './autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;

beforeAll(async () => {
  test = await createTestApp();
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
});
afterAll(() => test.close());

describe('createAuto', () => {
  it('makes a draft of brand and model alone', async () => {
    const { brand, car_model } = catalogue.cobalt;
    const { status, body, headers } = await test.call('createAuto', {
      token: shop.token,
      body: { core_car: { brand, car_model } },
    });
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"v1"');
    expect(body).toMatchObject({
      status: 'ne_active',
      core_car: { brand: { name: 'Chevrolet' }, car_model: { name: 'Cobalt' }, used_car: true },
      allowed_transitions: ['moderation', 'archived', 'deleted'],
      can_edit: true,
      can_refresh: false,
      refresh_blocked_by: 'not_active',
    });
  });
});

describe('the main job', () => {
  it('takes a car through moderation to a buyer', async () => {
    const { id } = await shop.draft();
    expect((await shop.move(id, 'moderation')).body.status).toBe('moderation');
    const list = await test.call('listAutos', {
      token: shop.token,
      query: { status: 'moderation' },
    });
    expect(list.body.results.map((row: { id: number }) => row.id)).toContain(id);
  });
});
