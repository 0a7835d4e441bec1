import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from './autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
});
afterAll(() => test.close());

const history = (id: number, language: 'ru' | 'uz' = 'ru') =>
  test.call('getAutoHistory', {
    token: shop.token,
    params: { id },
    headers: { 'accept-language': language },
  });

describe('getAutoHistory', () => {
  it('shows changes in words of the language, money in digits', async () => {
    const { id } = await shop.draft();
    await shop.patch(id, 1, {
      price: 140_000_000,
      barter: true,
      condition: 'repair',
      changed_part: [{ part: 'hood', change: 'painted' }],
      avtosalon: null,
      core_car: { mileage: null },
      photos: [],
    });
    const { body } = await history(id);
    expect(body.count).toBe(2);
    expect(body.results[0]).toMatchObject({
      kind: 'changed',
      actor: { kind: 'dealer', name: 'Жасур Каримов' },
    });
    expect(body.results[0].changes).toEqual([
      { field: 'core_car.mileage', before: '20000' },
      { field: 'avtosalon', before: 'Karvon Chilonzor' },
      { field: 'condition', before: 'Отличное', after: 'Требует ремонта' },
      { field: 'price', before: '150000000', after: '140000000' },
      { field: 'barter', before: 'нет', after: 'да' },
      { field: 'changed_part', after: 'Капот: окрашено' },
      { field: 'photos', before: '1', after: '0' },
    ]);
    const uz = await history(id, 'uz');
    expect(uz.body.results[0].changes[4]).toEqual({ field: 'barter', before: 'yo‘q', after: 'ha' });
  });

  it('is its dealer’s alone', async () => {
    const { id } = await shop.draft();
    const foreign = { token: other.token, params: { id } };
    expect((await test.call('getAutoHistory', foreign)).status).toBe(404);
    expect((await test.call('getAutoHistory', { params: { id } })).status).toBe(401);
  });
});

const quality = async (id: number) =>
  (await test.call('getAutoQuality', { token: shop.token, params: { id } })).body;

describe('getAutoQuality', () => {
  it('gives fifty points for required fields, and names the rest', async () => {
    const { id } = await shop.draft();
    expect(await quality(id)).toEqual({
      score: 50,
      items: [
        { check: 'photos', gain: 18, missing: 9 },
        { check: 'options', gain: 9, missing: 5 },
        { check: 'description', gain: 5, missing: 200 },
        { check: 'vin', gain: 5 },
        { check: 'modification', gain: 4 },
        { check: 'position', gain: 3 },
        { check: 'number_of_owners', gain: 3 },
        { check: 'paint_condition', gain: 3 },
      ],
      blocking: [],
    });
  });

  it('reckons by the contract and stays with its dealer', async () => {
    const photos = await Promise.all(Array.from({ length: 6 }, () => shop.addPhoto()));
    const { id } = await shop.draft(
      { photos },
      {
        description: 'я'.repeat(200),
        vin: 'XWBMC5E12PA000077',
        number_of_owners: 0,
        salon: [0, 1, 2, 3, 4].map((index) => catalogue.option('salon', index)),
      },
    );
    const { score, items } = await quality(id);
    expect(score).toBe(50 + 10 + 9 + 5 + 5 + 3);
    expect(items[0]).toEqual({ check: 'photos', gain: 8, missing: 4 });
    const foreign = { token: other.token, params: { id } };
    expect((await test.call('getAutoQuality', foreign)).status).toBe(404);
    expect((await test.call('getAutoQuality', { params: { id } })).status).toBe(401);
  });
});

const statistics = (id: number, query: Record<string, string> = {}) =>
  test.call('getAutoStatistics', { token: shop.token, params: { id }, query });

describe('getAutoStatistics', () => {
  it('shows every day, and the days add up to the totals', async () => {
    const { id } = await shop.active();
    const event = (name: string, kind: string, visitor: string) => ({
      id: `${id}-${name}`,
      auto_id: id,
      kind,
      at: test.clock.now().toISOString(),
      visitor,
    });
    const send = (...events: object[]) => test.call('addListingEvents', { body: { events } });
    await send(event('1', 'view', 'a'), event('2', 'view', 'b'), event('3', 'like', 'a'));
    test.clock.advance(86_400);
    await send(event('4', 'view', 'a'), event('5', 'call', 'a'), event('6', 'unlike', 'a'));
    const { body } = await statistics(id);
    expect(body.days).toHaveLength(30);
    expect(body.totals).toEqual({ views: 3, likes: 0, calls: 0, dials: 1, chats: 0, leads: 0 });
    expect(body.days.slice(-2)).toMatchObject([
      { views: 2, likes: 0, dials: 0 },
      { views: 1, likes: 0, dials: 1 },
    ]);
    expect(body.prices).toMatchObject([{ price: 150_000_000, currency: 'UZS' }]);
    const day = body.to;
    const last = await statistics(id, { from: day, to: day });
    expect(last.body).toMatchObject({ totals: { views: 1 }, previous: { views: 2 } });
    expect(await shop.get(id)).toMatchObject({ views: 3, likes: 0, calls: 0 });
  });

  it('rejects long and reversed periods, other dealers and missing tokens', async () => {
    const { id } = await shop.draft();
    const long = await statistics(id, { from: '2025-01-01', to: '2026-01-02' });
    expect(long.body.errors[0].code).toBe('range_too_long');
    const back = await statistics(id, { from: '2026-02-01', to: '2026-01-02' });
    expect(back.status).toBe(422);
    const foreign = { token: other.token, params: { id } };
    expect((await test.call('getAutoStatistics', foreign)).status).toBe(404);
    expect((await test.call('getAutoStatistics', { params: { id } })).status).toBe(401);
  });
});

describe('getModerationEstimate', () => {
  const estimate = () => test.call('getModerationEstimate', { token: shop.token });
  const decideAfter = async (seconds: number, decision: 'approve' | 'decline') => {
    const { id } = await shop.draft();
    await shop.move(id, 'moderation');
    test.clock.advance(seconds);
    const reasons = [{ code: 'photo_unclear', text_ru: 'Фото', text_uz: 'Surat' }];
    await shop.moderate(id, decision, decision === 'decline' ? { reasons } : {});
  };

  it('is the median of the last decisions of all dealers, from sending to decision', async () => {
    await test.db.pool.query(`delete from auto_history`);
    expect((await estimate()).body).toEqual({ decisions: 0 });
    await decideAfter(60, 'approve');
    await decideAfter(600, 'decline');
    expect((await estimate()).body).toEqual({ decisions: 2 });
    await decideAfter(300, 'approve');
    expect((await estimate()).body).toEqual({ decisions: 3, median_seconds: 300 });
    // Only the last twenty count.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let at = 0; at < 20; at += 1) await decideAfter(120, 'approve');
    const { body } = await test.call('getModerationEstimate', { token: other.token });
    expect(body).toEqual({ decisions: 20, median_seconds: 120 });
  });

  it('is for who is signed in', async () => {
    expect((await test.call('getModerationEstimate')).status).toBe(401);
  });
});
