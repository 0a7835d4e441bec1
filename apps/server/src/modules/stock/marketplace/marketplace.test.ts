import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from '../autos/autos.fixture';

let test: TestApp;
let catalogue: TestCatalogue;
let shop: Shop;
let other: Shop;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_USD: '12650' } });
  catalogue = await readCatalogue(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  shop = await openShop(test, catalogue);
  other = await openShop(test, catalogue);
});

const sent = async (at: Shop, over?: Record<string, unknown>, core?: Record<string, unknown>) => {
  const { id } = await at.draft(over, core);
  const { body } = await at.move(id, 'moderation');
  return { id, status: body.status };
};
const flagsOf = async (id: number) =>
  (
    await test.db.current
      .selectFrom('autos')
      .select('flags')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).flags;

describe('moderateAuto', () => {
  it('approves: on sale for thirty days', async () => {
    const { id } = await sent(shop);
    const { body } = await shop.moderate(id, 'approve');
    expect(body).toEqual({ id, status: 'active', decided_at: test.clock.now().toISOString() });
    const end = new Date(test.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect(await shop.get(id)).toMatchObject({ published_at: body.decided_at, expires_at: end });
  });

  it('wants reasons for a rejection and notes for flags and admins', async () => {
    const { id } = await sent(shop);
    expect((await shop.moderate(id, 'decline')).body.errors).toEqual([
      { field: 'reasons', code: 'required' },
    ]);
    expect((await shop.moderate(id, 'flag')).body.errors).toEqual([
      { field: 'note', code: 'required' },
    ]);
    expect((await shop.moderate(id, 'flag', { note: 'двойник' })).body.status).toBe(
      'flagged_to_admin',
    );
    const tooSoon = await shop.moderate(id, 'approve');
    expect(tooSoon.body).toMatchObject({ status: 409, allowed: [] });
    const mute = await shop.moderate(id, 'approve', { role: 'admin' });
    expect(mute.body.errors).toEqual([{ field: 'note', code: 'required' }]);
    const approved = await shop.moderate(id, 'approve', { role: 'admin', note: 'проверено' });
    expect(approved.body.status).toBe('active');
  });

  it('lets an admin delete, and no dealer undo it', async () => {
    const { id } = await sent(shop);
    await shop.moderate(id, 'flag', { note: 'обман' });
    const gone = await shop.moderate(id, 'delete', { role: 'admin', note: 'обман' });
    expect(gone.body.status).toBe('deleted');
    const undo = await test.call('restoreAuto', { token: shop.token, params: { id } });
    expect(undo.body.code).toBe('restore_too_late');
  });

  it('rejects unknown listings, other states and wrong keys', async () => {
    expect((await shop.moderate(987_654, 'approve')).status).toBe(404);
    const { id } = await shop.draft();
    expect((await shop.moderate(id, 'approve')).body.code).toBe('transition_not_allowed');
    const call = { params: { id }, body: { decision: 'approve', role: 'moderator' } };
    const withKey = (key: string) =>
      test.call('moderateAuto', { ...call, headers: { 'x-service-key': key } });
    expect((await withKey('')).body).toMatchObject({ status: 401, code: 'service_key_required' });
    expect((await withKey('not-the-key-of-the-market')).body).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});

const photo = (at: Shop) => at.addPhoto('auto', 'same-picture');

describe('rules', () => {
  it('flag the same VIN in a second listing', async () => {
    const core = { vin: 'XWBMC5E12PA011111' };
    expect((await sent(shop, {}, core)).status).toBe('moderation');
    const second = await sent(other, {}, core);
    expect(second.status).toBe('flagged_to_admin');
    expect(await flagsOf(second.id)).toEqual(['same_vin']);
  });

  it('flag an image and a phone of another dealer, not one’s own', async () => {
    const additional_phones = ['+998931234567'];
    await sent(shop, { additional_phones, photos: [await photo(shop)] });
    const own = await sent(shop, { additional_phones, photos: [await photo(shop)] });
    expect(own.status).toBe('moderation');
    const copy = await sent(other, { additional_phones, photos: [await photo(other)] });
    expect(copy.status).toBe('flagged_to_admin');
    expect(await flagsOf(copy.id)).toEqual(['same_photo', 'same_phone']);
  });

  it('flag a price far off the market', async () => {
    const core = { ...catalogue.k5 };
    for (let count = 0; count < 5; count += 1)
      await other.active({ price: 300_000_000 + count }, core);
    const cheap = await sent(shop, { price: 140_000_000 }, core);
    expect(cheap.status).toBe('flagged_to_admin');
    expect(await flagsOf(cheap.id)).toEqual(['price_far']);
    expect((await sent(shop, { price: 200_000_000 }, core)).status).toBe('moderation');
  });
});

describe('listMarketplaceAutos', () => {
  it('is a queue over all dealers without their secrets', async () => {
    const first = await sent(shop, {}, { vin: 'XWBMC5E12PA022222' });
    test.clock.advance(60);
    const second = await sent(other);
    const { body } = await test.call('listMarketplaceAutos', {
      query: { status: 'moderation', size: 100 },
    });
    const ids = body.results.map(({ id }: { id: number }) => id);
    expect(ids.slice(-2)).toEqual([first.id, second.id]);
    expect(body.count).toBe(ids.length);
    expect(JSON.stringify(body)).not.toContain('XWBMC5E12PA022222');
    const active = await test.call('listMarketplaceAutos');
    expect(active.body.results.every((row: { status: string }) => row.status === 'active')).toBe(
      true,
    );
    const unkeyed = { headers: { 'x-service-key': '' } };
    expect((await test.call('listMarketplaceAutos', unkeyed)).status).toBe(401);
  });
});

const send = async (...events: object[]) =>
  (await test.call('addListingEvents', { body: { events } })).body;

describe('addListingEvents', () => {
  let last = 0;
  const event = (auto_id: number, kind: string, over: object = {}) => ({
    id: `event-${(last += 1)}`,
    auto_id,
    kind,
    at: test.clock.now().toISOString(),
    visitor: 'v-1',
    ...over,
  });

  it('counts an event once, a view once an hour, a like once', async () => {
    const { id, version } = await shop.active();
    const view = event(id, 'view');
    expect(await send(view, view)).toEqual({ accepted: 1, repeated: 1, rejected: [] });
    expect(await send(view)).toMatchObject({ accepted: 0, repeated: 1 });
    await send(event(id, 'view'), event(id, 'like'), event(id, 'like'));
    expect(await shop.get(id)).toMatchObject({ views: 1, likes: 1, version });
    test.clock.advance(3600);
    await send(event(id, 'view'), event(id, 'view', { visitor: 'v-2' }), event(id, 'unlike'));
    expect(await shop.get(id)).toMatchObject({ views: 3, likes: 0 });
  });

  it('rejects bad ones and takes the others', async () => {
    const { id } = await shop.active();
    const draft = await shop.draft();
    const inFuture = new Date(test.clock.now().getTime() + 400_000).toISOString();
    const bad = [
      event(987_654, 'view'),
      event(draft.id, 'view'),
      event(id, 'view', { at: inFuture }),
      event(id, 'report'),
    ];
    const { accepted, rejected } = await send(...bad, event(id, 'call'));
    expect(accepted).toBe(1);
    expect(rejected.map(({ code }: { code: string }) => code)).toEqual([
      'unknown_reference',
      'not_active',
      'time_out_of_range',
      'required',
    ]);
    // Pressing «Call» is no call: the call arrives as a lead.
    expect(await shop.get(id)).toMatchObject({ calls: 0, views: 0 });
  });

  it('takes a listing down when three buyers report it, and counts again after a decision', async () => {
    const { id } = await shop.active();
    const report = (visitor: string) =>
      event(id, 'report', { visitor, report_reason: 'already_sold' });
    await send(report('a'), report('b'), report('a'));
    expect((await shop.get(id)).status).toBe('active');
    await send(report('c'));
    expect(await shop.get(id)).toMatchObject({ status: 'reported_by_client', can_edit: false });
    test.clock.advance(60);
    expect((await shop.moderate(id, 'approve')).body.status).toBe('active');
    await send(report('d'));
    expect((await shop.get(id)).status).toBe('active');
  });

  it('loses nothing when the same batches come at once', async () => {
    const { id } = await shop.active();
    const events = Array.from({ length: 50 }, (_, index) =>
      event(id, 'view', { visitor: `visitor-${index}` }),
    );
    const batches = [events, events.toReversed(), events];
    const results = await Promise.all(batches.map((batch) => send(...batch)));
    expect(results.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(50);
    expect((await shop.get(id)).views).toBe(50);
  });

  it('wants events and a key', async () => {
    expect((await test.call('addListingEvents', { body: { events: [] } })).status).toBe(422);
    const unkeyed = { headers: { 'x-service-key': '' }, body: { events: [] } };
    expect((await test.call('addListingEvents', unkeyed)).status).toBe(401);
  });
});
