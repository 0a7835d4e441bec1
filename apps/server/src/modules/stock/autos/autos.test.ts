import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { type Shop, type TestCatalogue, openShop, readCatalogue } from './autos.fixture';

/** Racing pairs: `RACES=1000 vitest run --project server autos.test`. */
const races = Number(process.env['RACES'] ?? 40);

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

const codes = (body: { errors: { field: string; code: string }[] }) =>
  Object.fromEntries(body.errors.map(({ field, code }) => [field, code]));

const create = (body: object, headers: Record<string, string> = {}) =>
  test.call('createAuto', { token: shop.token, body, headers });

describe('createAuto', () => {
  it('makes a draft of brand and model alone', async () => {
    const { brand, car_model } = catalogue.cobalt;
    const { status, body, headers } = await create({ core_car: { brand, car_model } });
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

  it('gives the first response again to a repeated key', async () => {
    const body = await shop.fullBody();
    const headers = { 'idempotency-key': 'create-once-1' };
    const [first, again] = [await create(body, headers), await create(body, headers)];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect((await create({ ...body, price: 1 }, headers)).body.code).toBe('idempotency_key_reused');
  });

  it('rejects what contradicts itself, field by field', async () => {
    const photo = await shop.addPhoto();
    const foreign = await other.addPhoto();
    const { body, status } = await create(
      await shop.fullBody(
        {
          avtosalon: other.salon,
          district: 1,
          price: 100,
          price_from: 200,
          price_to: 50,
          time_from: '18:00',
          time_to: '09:00',
          photos: [photo, photo, foreign],
          changed_part: [
            { part: 'hood', change: 'painted' },
            { part: 'hood', change: 'replaced' },
          ],
          additional_phones: ['+998901112233', '+998901112233', '+998001112233'],
        },
        {
          brand: catalogue.k5.brand,
          year: 1990,
          body_type: catalogue.option('color'),
          media_tools: [catalogue.option('optics')],
        },
      ),
    );
    expect(status).toBe(422);
    expect(codes(body)).toEqual({
      'core_car.car_model': 'unknown_reference',
      'core_car.body_type': 'unknown_reference',
      'core_car.media_tools.0': 'unknown_reference',
      'core_car.year': 'year_out_of_generation',
      avtosalon: 'unknown_reference',
      district: 'unknown_reference',
      price_from: 'price_order',
      price_to: 'price_order',
      'photos.1': 'duplicate',
      'photos.2': 'unknown_reference',
      'changed_part.1': 'duplicate',
      'additional_phones.1': 'duplicate',
      'additional_phones.2': 'invalid_phone',
    });
  });

  it('takes no image that another listing shows', async () => {
    const photos = [await shop.addPhoto()];
    await shop.draft({ photos });
    const { body } = await create(await shop.fullBody({ photos }));
    expect(codes(body)).toEqual({ 'photos.0': 'image_in_use' });
  });

  it('refuses what only the server may set, at every depth', async () => {
    const { core_car, ...rest } = await shop.fullBody();
    const { body } = await create({
      ...rest,
      core_car: { ...Object(core_car), owner: 1 },
      status: 'active',
      version: 9,
      business_user_id: other.owner,
      constructor: 1,
    });
    expect(codes(body)).toEqual({
      constructor: 'unknown_field',
      'core_car.owner': 'unknown_field',
      status: 'unknown_field',
      version: 'unknown_field',
      business_user_id: 'unknown_field',
    });
  });

  it('lists a sold car again with its known fields', async () => {
    const { id, car_id } = await shop.active({}, { vin: 'XWBMC5E12PA000001' });
    const { brand, car_model } = catalogue.cobalt;
    const again = { car_id, core_car: { brand, car_model, mileage: 25_000 } };
    expect(codes((await create(again)).body)).toEqual({ car_id: 'already_listed' });
    await shop.move(id, 'sold_on_karvon', { sale: { price: 140_000_000, currency: 'UZS' } });
    const { status, body } = await create(again);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      car_id,
      core_car: { vin: 'XWBMC5E12PA000001', mileage: 25_000, body_type: {} },
    });
    const foreign = await test.call('createAuto', { token: other.token, body: again });
    expect(codes(foreign.body)).toEqual({ car_id: 'unknown_reference' });
  });

  it('rejects a trade-in car that it does not know', async () => {
    const { body } = await create({ ...(await shop.fullBody()), trade_in_auto_id: 648 });
    expect(codes(body)).toEqual({ trade_in_auto_id: 'unknown_reference' });
  });

  it('wants a token and a body that can be read', async () => {
    expect((await test.call('createAuto', { body: {} })).status).toBe(401);
    expect((await create({})).status).toBe(422);
  });
});

describe('getAuto', () => {
  it('gives the whole listing with its text', async () => {
    const { id } = await shop.draft({}, { media_tools: [catalogue.option('media_tools')] });
    const { body, headers } = await test.call('getAuto', { token: shop.token, params: { id } });
    expect(headers['etag']).toBe('"v1"');
    expect(body).toMatchObject({
      price: 150_000_000,
      price_uzs: 150_000_000,
      price_usd: 11_858,
      avtosalon: { id: shop.salon },
      photos: [{ width: 1200 }],
    });
    expect(body.core_car.media_tools[0].translations.ru.name).toEqual(expect.any(String));
  });

  it('is 404 to other dealers, 401 without a token', async () => {
    const { id } = await shop.draft();
    const foreign = await test.call('getAuto', { token: other.token, params: { id } });
    expect(foreign.status).toBe(404);
    expect((await test.call('getAuto', { params: { id } })).status).toBe(401);
  });
});

describe('updateAuto', () => {
  it('changes the sent fields only', async () => {
    const auto = await shop.draft();
    const { status, body, headers } = await shop.patch(auto.id, 1, {
      core_car: { number_of_owners: 2, mileage: null },
      price: 140_000_000,
    });
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"v2"');
    const { mileage: _mileage, ...core } = auto.core_car;
    expect(body.core_car).toEqual({ ...core, number_of_owners: 2 });
    expect(body.price).toBe(140_000_000);
    expect(body.photos).toEqual(auto.photos);
  });

  it('leaves the version when nothing differs', async () => {
    const auto = await shop.draft();
    const { body } = await shop.patch(auto.id, 1, { price: auto.price, barter: false });
    expect(body.version).toBe(1);
  });

  it('requires If-Match, and responds to a stale one with the current listing', async () => {
    const { id } = await shop.draft();
    await shop.patch(id, 1, { price: 1_000_000 });
    const stale = await shop.patch(id, 1, { price: 2_000_000 });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      code: 'stale_version',
      current: { price: 1_000_000, version: 2 },
    });
    const call = { token: shop.token, params: { id }, body: { price: 5 } };
    expect((await test.call('updateAuto', call)).body.code).toBe('if_match_required');
  });

  it('writes no read-only field and no other dealer’s listing', async () => {
    const auto = await shop.draft();
    const hostile = { status: 'active', version: 50, views: 9, car_id: 1, business_user_id: 1 };
    const { body } = await shop.patch(auto.id, 1, { ...hostile, price: 7 });
    expect(Object.values(codes(body))).toEqual(Object.keys(hostile).map(() => 'unknown_field'));
    expect(await other.get(auto.id)).toMatchObject({ status: 404 });
    expect((await other.patch(auto.id, 1, { price: 1 })).status).toBe(404);
  });

  it('is locked while a moderator has it', async () => {
    const { id } = await shop.draft();
    await shop.move(id, 'moderation');
    const { status, body } = await shop.patch(id, 2, { price: 5 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'auto_locked', allowed: ['ne_active'] });
  });

  it('does not let an active listing become incomplete', async () => {
    const auto = await shop.active();
    const { status, body } = await shop.patch(auto.id, auto.version, {
      core_car: { color: null },
      photos: [],
    });
    expect(status).toBe(422);
    expect(codes(body)).toEqual({ 'core_car.color': 'required', photos: 'photos_min' });
  });

  it('says what sends it back to moderation, and then does so', async () => {
    const auto = await shop.active();
    expect(auto.remoderation).toMatchObject({ price_min: 120_000_000, price_max: 180_000_000 });
    const step = await shop.patch(auto.id, auto.version, { price: 120_000_000 });
    expect(step.body.status).toBe('active');
    const far = await shop.patch(auto.id, step.body.version, { price: 119_999_999 });
    expect(far.body.status).toBe('moderation');
    expect(far.body.remoderation).toBeUndefined();
  });

  it('compares prices of two currencies by the rate', async () => {
    const auto = await shop.active();
    const same = await shop.patch(auto.id, auto.version, { currency: 'USD', price: 11_858 });
    expect(same.body.status).toBe('active');
    const less = await shop.patch(auto.id, same.body.version, { price: 9_000 });
    expect(less.body.status).toBe('moderation');
  });

  it('takes the identity and other photos to a moderator, the order of photos not', async () => {
    const photos = [await shop.addPhoto(), await shop.addPhoto()];
    const auto = await shop.active({ photos });
    const turned = await shop.patch(auto.id, auto.version, { photos: photos.toReversed() });
    expect(turned.body.status).toBe('active');
    expect(turned.body.photos.map(({ id }: { id: string }) => id)).toEqual(photos.toReversed());
    const fewer = await shop.patch(auto.id, turned.body.version, { photos: photos.slice(1) });
    expect(fewer.body.status).toBe('moderation');
    const second = await shop.active();
    const vin = { core_car: { vin: 'XWBMC5E12PA000009' } };
    expect((await shop.patch(second.id, second.version, vin)).body.status).toBe('moderation');
  });

  it(
    'never overwrites silently: of each racing pair one wins',
    { timeout: 600 * races },
    async () => {
      const { id } = await shop.draft();
      let version = 1;
      for (let round = 0; round < races; round += 1) {
        const pair = await Promise.all([
          shop.patch(id, version, { price: 1_000_000 + round * 2 }),
          shop.patch(id, version, { price: 1_000_001 + round * 2 }),
        ]);
        const won = pair.filter(({ status }) => status === 200);
        expect(pair.map(({ status }) => status).sort()).toEqual([200, 412]);
        const lost = pair.find(({ status }) => status === 412);
        expect(lost?.body.current.price).toBe(won[0]?.body.price);
        version += 1;
        expect(won[0]?.body.version).toBe(version);
      }
    },
  );
});
