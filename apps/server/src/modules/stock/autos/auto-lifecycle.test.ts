import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from './autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
let other: Shop;

const day = 86_400;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
});
afterAll(() => test.close());

const codes = (body: { errors: { field: string; code: string }[] }) =>
  Object.fromEntries(body.errors.map(({ field, code }) => [field, code]));

const statusOf = async (id: number) => (await shop.get(id)).status;
const ask = (
  operation: 'deleteAuto' | 'restoreAuto' | 'refreshAuto' | 'getAutoHistory',
  id: number,
  token = shop.token,
) => test.call(operation, { token, params: { id } });

async function history(id: number): Promise<string[]> {
  const { body } = await ask('getAutoHistory', id);
  return body.results.map((event: { kind: string; to?: string; actor: { kind: string } }) =>
    [event.kind, event.to, event.actor.kind].filter(Boolean).join(' '),
  );
}

describe('transitionAuto', () => {
  it('names every field that moderation misses', async () => {
    const { brand, car_model } = catalogue.cobalt;
    const { body } = await test.call('createAuto', {
      token: shop.token,
      body: { core_car: { brand, car_model }, price: 0 },
    });
    const rejected = await shop.move(body.id, 'moderation');
    expect(rejected.status).toBe(422);
    expect(codes(rejected.body)).toEqual({
      'core_car.generation': 'required',
      'core_car.year': 'required',
      'core_car.body_type': 'required',
      'core_car.fuel_type': 'required',
      'core_car.transmission': 'required',
      'core_car.drive_unit': 'required',
      'core_car.color': 'required',
      avtosalon: 'required',
      region: 'required',
      condition: 'required',
      price: 'price_positive',
      photos: 'photos_min',
    });
    const quality = await test.call('getAutoQuality', {
      token: shop.token,
      params: { id: body.id },
    });
    expect(quality.body.blocking).toEqual(rejected.body.errors);
  });

  it('responds 409 with the allowed states, 404 to other dealers, 401 without a token', async () => {
    const { id } = await shop.draft();
    const rejected = await shop.move(id, 'active');
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      code: 'transition_not_allowed',
      allowed: ['moderation', 'archived', 'deleted'],
    });
    expect((await other.move(id, 'archived')).status).toBe(404);
    const call = { params: { id }, body: { to: 'archived' } };
    expect((await test.call('transitionAuto', call)).status).toBe(401);
  });

  it('takes a car from draft to sold, and every step is in its history', async () => {
    const { id } = await shop.draft();
    await shop.move(id, 'moderation');
    await shop.moderate(id, 'approve');
    await shop.move(id, 'barakami');
    const unpriced = await shop.move(id, 'sold_on_karvon');
    expect(codes(unpriced.body)).toEqual({ sale: 'required' });
    const free = await shop.move(id, 'sold_on_karvon', {
      sale: { price: 0, currency: 'UZS', lead_id: 7 },
    });
    expect(codes(free.body)).toEqual({
      'sale.price': 'price_positive',
      'sale.lead_id': 'unknown_reference',
    });
    const sold = await shop.move(id, 'sold_on_karvon', {
      sale: { price: 149_000_000, currency: 'UZS' },
    });
    expect(sold.body).toMatchObject({
      status: 'sold_on_karvon',
      sale_price: 149_000_000,
      allowed_transitions: ['archived', 'deleted'],
    });
    expect(await history(id)).toEqual([
      'status_changed sold_on_karvon dealer',
      'status_changed barakami dealer',
      'status_changed active moderator',
      'status_changed moderation dealer',
      'created dealer',
    ]);
  });

  it('wants a reason to take a listing down, and a note for "other"', async () => {
    const { id } = await shop.active();
    expect(codes((await shop.move(id, 'deactivated')).body)).toEqual({ reason: 'required' });
    const other = await shop.move(id, 'deactivated', { reason: 'other', note: ' ' });
    expect(codes(other.body)).toEqual({ note: 'required' });
    const down = await shop.move(id, 'deactivated', { reason: 'repair' });
    expect(down.body).toMatchObject({ status: 'deactivated', deactivation_reason: 'repair' });
    expect(down.body.expires_at).toBeUndefined();
  });

  it('brings a deactivated listing back unchanged and in date, else to a moderator', async () => {
    const same = await shop.active();
    await shop.move(same.id, 'deactivated', { reason: 'repair' });
    const back = await shop.move(same.id, 'active');
    expect(back.body).toMatchObject({ status: 'active', expires_at: same.expires_at });

    const edited = await shop.active();
    const down = await shop.move(edited.id, 'deactivated', { reason: 'repair' });
    await shop.patch(edited.id, down.body.version, { price: 149_000_000 });
    expect((await shop.get(edited.id)).allowed_transitions).toContain('moderation');
    expect((await shop.move(edited.id, 'active')).body.status).toBe('moderation');

    const late = await shop.active();
    await shop.move(late.id, 'deactivated', { reason: 'repair' });
    test.clock.advance(31 * day);
    expect((await shop.move(late.id, 'active')).body.status).toBe('moderation');
  });

  it('sends a declined listing again after an edit', async () => {
    const { id } = await shop.draft();
    await shop.move(id, 'moderation');
    const reason = { field: 'photos', code: 'photo_unclear', text_ru: 'Фото', text_uz: 'Rasm' };
    await shop.moderate(id, 'decline', { reasons: [reason], note: 'тайна' });
    const declined = await shop.get(id);
    expect(declined).toMatchObject({ status: 'moderation_declined', reasons: [reason] });
    expect(JSON.stringify(declined)).not.toContain('тайна');
    expect((await shop.move(id, 'moderation')).status).toBe(409);
    await shop.patch(id, declined.version, { photos: [await shop.addPhoto()] });
    const again = await shop.move(id, 'moderation');
    expect(again.body).toMatchObject({ status: 'moderation', reasons: [] });
  });

  it('withdraws, archives and takes up again', async () => {
    const { id } = await shop.draft();
    await shop.move(id, 'moderation');
    expect((await shop.move(id, 'ne_active')).body.status).toBe('ne_active');
    expect((await shop.move(id, 'archived')).body.can_edit).toBe(false);
    test.clock.advance(2 * day);
    expect((await shop.get(id)).days_in_salon).toBe(0);
    expect((await shop.move(id, 'ne_active')).body.days_in_salon).toBe(2);
  });
});

describe('timers', () => {
  it('expire a listing after 30 days, warn 3 days before, and let it be renewed', async () => {
    const { id, version } = await shop.active();
    test.clock.advance(27 * day);
    await test.jobs.runDue();
    const warned = await test.db.current
      .selectFrom('autos')
      .select('expiry_warned_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(warned.expiry_warned_at).toEqual(test.clock.now());
    expect(await shop.get(id)).toMatchObject({ version, status: 'active' });
    expect((await shop.get(id)).allowed_transitions).toContain('active');

    test.clock.advance(3 * day);
    await test.jobs.runDue();
    expect(await statusOf(id)).toBe('expired');
    const renewed = await shop.move(id, 'active');
    const end = new Date(test.clock.now().getTime() + 30 * day * 1000).toISOString();
    expect(renewed.body).toMatchObject({ status: 'active', expires_at: end });
    expect((await history(id)).slice(0, 2)).toEqual([
      'renewed active dealer',
      'status_changed expired system',
    ]);
  });

  it('do not expire listings that were renewed in time', async () => {
    const { id } = await shop.active();
    expect((await shop.move(id, 'active')).status).toBe(409);
    test.clock.advance(28 * day);
    await shop.move(id, 'active');
    test.clock.advance(5 * day);
    await test.jobs.runDue();
    expect(await statusOf(id)).toBe('active');
  });

  it('end a reservation after 72 hours', async () => {
    const { id } = await shop.active();
    const reserved = await shop.move(id, 'barakami');
    const end = new Date(test.clock.now().getTime() + 3 * day * 1000).toISOString();
    expect(reserved.body.reserved_until).toBe(end);
    test.clock.advance(3 * day - 1);
    await test.jobs.runDue();
    expect(await statusOf(id)).toBe('barakami');
    test.clock.advance(1);
    await test.jobs.runDue();
    expect(await shop.get(id)).toMatchObject({ status: 'active' });
  });

  it('keep a car that changed while it was reserved from going on sale unseen', async () => {
    const { id } = await shop.active();
    const { body } = await shop.move(id, 'barakami');
    await shop.patch(id, body.version, { price: 300_000_000 });
    test.clock.advance(3 * day);
    await test.jobs.runDue();
    expect(await statusOf(id)).toBe('moderation');
  });
});

describe('refreshAuto', () => {
  it('lifts an active listing once in 72 hours', async () => {
    const { id, version } = await shop.active();
    const first = await ask('refreshAuto', id);
    expect(first.status).toBe(200);
    expect(first.headers['etag']).toBe(`"v${version + 1}"`);
    const tooSoon = await ask('refreshAuto', id);
    expect(tooSoon.status).toBe(409);
    expect(tooSoon.body.code).toBe('refresh_too_early');
    expect(await shop.get(id)).toMatchObject({
      can_refresh: false,
      refresh_blocked_by: 'too_early',
      next_update_at: first.body.next_update_at,
    });
    test.clock.advance(3 * day);
    expect(await shop.get(id)).toMatchObject({ can_refresh: true });
    expect((await ask('refreshAuto', id)).status).toBe(200);
  });

  it('rejects drafts, other dealers and missing tokens', async () => {
    const { id } = await shop.draft();
    expect((await ask('refreshAuto', id)).body.code).toBe('refresh_not_active');
    expect((await ask('refreshAuto', id, other.token)).status).toBe(404);
    expect((await test.call('refreshAuto', { params: { id } })).status).toBe(401);
  });
});

describe('deleteAuto and restoreAuto', () => {
  it('undo a deletion within its time, timers included', async () => {
    const { id, expires_at } = await shop.active();
    const deleted = await ask('deleteAuto', id);
    const end = new Date(test.clock.now().getTime() + 10_000).toISOString();
    expect(deleted.body).toEqual({ id, restorable_until: end });
    expect(await statusOf(id)).toBe(404);
    test.clock.advance(29);
    const back = await ask('restoreAuto', id);
    expect(back.body).toMatchObject({ status: 'active', expires_at });
    test.clock.advance(30 * day);
    await test.jobs.runDue();
    expect(await statusOf(id)).toBe('expired');
    expect(await history(id)).toContain('restored dealer');
  });

  it('are too late after the grace, and the images are free then', async () => {
    const { id } = await shop.draft();
    await ask('deleteAuto', id);
    test.clock.advance(31);
    await test.jobs.runDue();
    expect((await ask('restoreAuto', id)).body.code).toBe('restore_too_late');
    const photos = await test.db.current
      .selectFrom('auto_photos')
      .selectAll()
      .where('auto_id', '=', id)
      .execute();
    expect(photos).toEqual([]);
  });

  it('reject what may not be, and whose it is not', async () => {
    const { id } = await shop.draft();
    expect((await ask('restoreAuto', id)).body.code).toBe('restore_too_late');
    expect((await ask('restoreAuto', id, other.token)).status).toBe(404);
    expect((await ask('deleteAuto', id, other.token)).status).toBe(404);
    expect((await test.call('deleteAuto', { params: { id } })).status).toBe(401);
    expect((await test.call('restoreAuto', { params: { id } })).status).toBe(401);
    await shop.move(id, 'moderation');
    const rejected = await ask('deleteAuto', id);
    expect(rejected.body).toMatchObject({ status: 409, allowed: ['ne_active'] });
  });
});
