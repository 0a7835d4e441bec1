import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Owner } from '../../../platform/values/owner';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { uploadTestImage } from '../../../testing/test-images';

let test: TestApp;
let token: string;
let owner: Owner;
let logo: string;
let facade: string;

beforeAll(async () => {
  test = await createTestApp();
  const signedIn = await test.signIn();
  token = signedIn.token;
  owner = signedIn.dealer.owner;
  logo = (await uploadTestImage(test, token, 'avtosalon')).body.id;
  facade = (await uploadTestImage(test, token, 'avtosalon')).body.id;
});
afterAll(() => test.close());

const fields = () => ({
  name: 'Karvon Chilonzor',
  phone: '+998712001031',
  region: 1,
  district: 102,
  address: 'Bunyodkor shoh ko‘chasi, 42',
  latitude: 41.2756,
  longitude: 69.2034,
  opening_time: '09:00',
  closing_time: '20:00',
  logo,
  facade_photo: facade,
});

const create = (changes: object = {}, headers: Record<string, string> = {}) =>
  test.call('createAvtosalon', { token, body: { ...fields(), ...changes }, headers });

const update = (id: number, version: number, body: object) =>
  test.call('updateAvtosalon', {
    token,
    params: { id },
    headers: { 'if-match': `"v${version}"` },
    body,
  });

const addAuto = async (avtosalon: number, status: 'active' | 'deleted' | 'ne_active') =>
  test.db.current
    .insertInto('autos')
    .values({
      business_user_id: owner,
      status,
      brand_id: 1,
      car_model_id: 101,
      avtosalon_id: avtosalon,
      search: '',
      created_at: new Date(),
      status_changed_at: new Date(),
    })
    .execute();

describe('createAvtosalon', () => {
  it('adds a showroom with everything that a screen needs', async () => {
    const { status, body, headers } = await create();
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"v1"');
    expect(body).toMatchObject({
      name: 'Karvon Chilonzor',
      region: { id: 1, translations: { uz: { name: 'Toshkent shahri' } } },
      district: { id: 102, translations: { ru: { name: 'Чиланзарский район' } } },
      logo: { id: logo, url: `/media/${logo}.webp` },
      status: 'active',
      autos_count: 0,
      active_autos_count: 0,
    });
  });

  it('goes without a district', async () => {
    const { district: _, ...rest } = fields();
    const { status, body } = await test.call('createAvtosalon', { token, body: rest });
    expect(status).toBe(201);
    expect(body.district).toBeUndefined();
  });

  it('keeps further phones, and hours past midnight, round the clock and by weekday', async () => {
    const hours = {
      additional_phones: ['+998901234567', '+77011234567'],
      opening_time: '10:00',
      closing_time: '02:00',
      weekday_hours: [{ weekday: 6, opening_time: '00:00', closing_time: '00:00' }, { weekday: 7 }],
    };
    const { status, body } = await create(hours);
    expect(status).toBe(201);
    expect(body).toMatchObject(hours);
    const { body: changed } = await update(body.id, 1, { weekday_hours: [] });
    expect(changed).toMatchObject({ ...hours, weekday_hours: [] });
  });

  it('does a repeated request once', async () => {
    const headers = { 'idempotency-key': 'create-a-showroom-once' };
    const first = await create({ name: 'Once' }, headers);
    const again = await create({ name: 'Once' }, headers);
    expect(again.body.id).toBe(first.body.id);
    const { body } = await test.call('listAvtosalons', { token, query: { q: 'once' } });
    expect(body.count).toBe(1);
  });

  it.each([
    [{ name: '   ' }, 'name', 'required'],
    [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
    [{ address: '' }, 'address', 'required'],
    [{ phone: '+998001234567' }, 'phone', 'invalid_phone'],
    [{ phone: '901234567' }, 'phone', 'invalid_format'],
    [{ region: 999 }, 'region', 'unknown_reference'],
    [{ district: 99_999 }, 'district', 'unknown_reference'],
    [{ district: 201 }, 'district', 'unknown_reference'],
    [{ latitude: 55.7 }, 'latitude', 'too_large'],
    [{ longitude: 37.6 }, 'longitude', 'too_small'],
    [{ opening_time: '9:00' }, 'opening_time', 'invalid_format'],
    [{ additional_phones: ['+998001234567'] }, 'additional_phones.0', 'invalid_phone'],
    [{ additional_phones: Array(2).fill('+998901234567') }, 'additional_phones.1', 'duplicate'],
    [{ weekday_hours: [{ weekday: 8 }] }, 'weekday_hours.0.weekday', 'too_large'],
    [{ weekday_hours: [{ weekday: 7 }, { weekday: 7 }] }, 'weekday_hours.1', 'duplicate'],
    [
      { weekday_hours: [{ weekday: 7, opening_time: '10:00' }] },
      'weekday_hours.0.closing_time',
      'required',
    ],
    [{ logo: 'unknown' }, 'logo', 'unknown_reference'],
    [{ logo: '../x' }, 'logo', 'invalid_format'],
    [{ status: 'closed' }, 'status', 'invalid_value'],
  ])('rejects %o', async (change, field, code) => {
    const { status, body } = await create(change);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('names all wrong fields at once', async () => {
    const { body } = await create({ phone: '+998001234567', region: 999, logo: 'x' });
    const rejected = body.errors.map((error: { field: string }) => error.field);
    expect(rejected.toSorted()).toEqual(['district', 'logo', 'phone', 'region']);
  });

  it.each(['20', '33', '50', '55', '71', '77', '88', '90', '99'])(
    'takes numbers that begin with %s',
    async (prefix) => {
      expect((await create({ phone: `+998${prefix}1234567` })).status).toBe(201);
    },
  );

  it("rejects another dealer's image, and one for another purpose", async () => {
    const other = await test.signIn();
    const theirs = await uploadTestImage(test, other.token, 'avtosalon');
    const ofCar = await uploadTestImage(test, token, 'auto');
    for (const uploaded of [theirs, ofCar]) {
      const { body } = await create({ facade_photo: uploaded.body.id });
      expect(body.errors).toEqual([{ field: 'facade_photo', code: 'unknown_reference' }]);
    }
  });

  it('rejects without a token and bodies that are no JSON', async () => {
    expect((await test.call('createAvtosalon', { body: fields() })).status).toBe(401);
    const xml = await test.call('createAvtosalon', {
      token,
      headers: { 'content-type': 'text/xml' },
      payload: Buffer.from('<a/>'),
    });
    expect(xml.status).toBe(415);
  });
});

describe('listAvtosalons', () => {
  it('lists by name, filtered and in pages, with counts of cars', async () => {
    const dealer = await test.signIn();
    const uploaded = await uploadTestImage(test, dealer.token, 'avtosalon');
    const images = { logo: uploaded.body.id, facade_photo: uploaded.body.id };
    const add = (changes: object) =>
      test.call('createAvtosalon', {
        token: dealer.token,
        body: { ...fields(), ...images, ...changes },
      });
    await add({ name: 'Chilonzor' });
    await add({ name: 'Андижан', region: 2, district: 201 });
    await add({ name: 'Bog‘ishamol', status: 'inactive', address: 'Amir Temur 7' });
    const list = async (query: Record<string, string | number>) => {
      const { body } = await test.call('listAvtosalons', { token: dealer.token, query });
      return [body.count, ...body.results.map((row: { name: string }) => row.name)];
    };
    expect(await list({})).toEqual([3, 'Bog‘ishamol', 'Chilonzor', 'Андижан']);
    expect(await list({ size: 1, page: 2 })).toEqual([3, 'Chilonzor']);
    expect(await list({ status: 'inactive' })).toEqual([1, 'Bog‘ishamol']);
    expect(await list({ region: 2 })).toEqual([1, 'Андижан']);
    expect(await list({ q: "bog'ish" })).toEqual([1, 'Bog‘ishamol']);
    expect(await list({ q: 'чилонзор' })).toEqual([1, 'Chilonzor']);
    expect(await list({ q: 'temur bogi' })).toEqual([1, 'Bog‘ishamol']);
    expect(await list({ q: '%' })).toEqual([0]);
    expect(await list({ q: "' or 1=1 --" })).toEqual([0]);
  });

  it('rejects without a token and with odd filters', async () => {
    expect((await test.call('listAvtosalons')).status).toBe(401);
    const { status } = await test.call('listAvtosalons', { token, query: { status: 'x' } });
    expect(status).toBe(422);
  });
});

describe('getAvtosalon', () => {
  it('returns the showroom and the cars in it', async () => {
    const { body: created } = await create();
    await addAuto(created.id, 'active');
    await addAuto(created.id, 'ne_active');
    await addAuto(created.id, 'deleted');
    const { body, headers } = await test.call('getAvtosalon', {
      token,
      params: { id: created.id },
    });
    expect(body).toEqual({ ...created, autos_count: 2, active_autos_count: 1 });
    expect(headers['etag']).toBe('"v1"');
  });

  it("responds 404 for another dealer's and for none, 401 without a token", async () => {
    const { body } = await create();
    const params = { id: body.id };
    const other = await test.signIn();
    expect((await test.call('getAvtosalon', { token: other.token, params })).status).toBe(404);
    expect((await test.call('getAvtosalon', { token, params: { id: 9_999_999 } })).status).toBe(
      404,
    );
    expect((await test.call('getAvtosalon', { token, params: { id: 'x' } })).status).toBe(422);
    expect((await test.call('getAvtosalon', { params })).status).toBe(401);
  });
});

describe('updateAvtosalon', () => {
  it('changes the sent fields only', async () => {
    const { body: created } = await create();
    const { status, body, headers } = await update(created.id, 1, {
      closing_time: '21:00',
      district: null,
    });
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"v2"');
    const { district: _, ...rest } = created;
    expect(body).toEqual({ ...rest, version: 2, closing_time: '21:00' });
    const renamed = await update(created.id, 2, { name: ' Sergeli ' });
    expect(renamed.body.name).toBe('Sergeli');
    const found = await test.call('listAvtosalons', { token, query: { q: 'сергели' } });
    expect(found.body.results).toContainEqual(expect.objectContaining({ id: created.id }));
  });

  it('responds 412 with the showroom as it is now', async () => {
    const { body: created } = await create();
    const [first, second] = await Promise.all([
      update(created.id, 1, { name: 'First' }),
      update(created.id, 1, { name: 'Second' }),
    ]);
    const statuses = [first.status, second.status];
    expect(statuses.toSorted()).toEqual([200, 412]);
    const [winner, loser] = first.status === 200 ? [first, second] : [second, first];
    expect(loser.body).toMatchObject({ code: 'stale_version', current: winner.body });
  });

  it.each([
    [{ region: 2 }, 'district', 'unknown_reference'],
    [{ phone: '+998001234567' }, 'phone', 'invalid_phone'],
    [{ logo: 'unknown' }, 'logo', 'unknown_reference'],
  ])('rejects %o and leaves it as it was', async (change, field, code) => {
    const { body: created } = await create();
    const { status, body } = await update(created.id, 1, change);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field, code }]);
    const now = await test.call('getAvtosalon', { token, params: { id: created.id } });
    expect(now.body).toEqual(created);
  });

  it('rejects without If-Match, without a token, and an empty change', async () => {
    const { body: created } = await create();
    const params = { id: created.id };
    const headers = { 'if-match': '"v1"' };
    const baseline = await test.call('updateAvtosalon', { token, params, body: { name: 'x' } });
    expect([baseline.status, baseline.body.code]).toEqual([422, 'if_match_required']);
    const anonymous = await test.call('updateAvtosalon', { params, headers, body: { name: 'x' } });
    expect(anonymous.status).toBe(401);
    const xml = await test.call('updateAvtosalon', {
      token,
      params,
      headers: { ...headers, 'content-type': 'text/xml' },
      payload: Buffer.from('<a/>'),
    });
    expect(xml.status).toBe(415);
  });

  it("responds 404 for another dealer's", async () => {
    const { body: created } = await create();
    const other = await test.signIn();
    const response = await test.call('updateAvtosalon', {
      token: other.token,
      params: { id: created.id },
      headers: { 'if-match': '"v1"' },
      body: { name: 'Stolen' },
    });
    expect(response.status).toBe(404);
  });
});

describe('deleteAvtosalon', () => {
  it('deletes an empty one and lets go of its images', async () => {
    const uploaded = await uploadTestImage(test, token, 'avtosalon');
    const { body: created } = await create({ logo: uploaded.body.id });
    await addAuto(created.id, 'deleted');
    const image = { token, params: { id: uploaded.body.id } };
    expect((await test.call('deleteImage', image)).body.code).toBe('image_in_use');

    const params = { id: created.id };
    expect((await test.call('deleteAvtosalon', { token, params })).status).toBe(204);
    expect((await test.call('getAvtosalon', { token, params })).status).toBe(404);
    expect((await test.call('deleteAvtosalon', { token, params })).status).toBe(404);
    expect((await test.call('deleteImage', image)).status).toBe(204);
  });

  it('rejects while cars are in it', async () => {
    const { body: created } = await create();
    await addAuto(created.id, 'ne_active');
    const { status, body } = await test.call('deleteAvtosalon', {
      token,
      params: { id: created.id },
    });
    expect([status, body.code]).toEqual([409, 'avtosalon_not_empty']);
  });

  it("responds 404 for another dealer's, 401 without a token", async () => {
    const { body: created } = await create();
    const params = { id: created.id };
    const other = await test.signIn();
    expect((await test.call('deleteAvtosalon', { token: other.token, params })).status).toBe(404);
    expect((await test.call('deleteAvtosalon', { params })).status).toBe(401);
    expect((await test.call('getAvtosalon', { token, params })).status).toBe(200);
  });
});
