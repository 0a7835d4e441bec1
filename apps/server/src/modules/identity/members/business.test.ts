import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Owner } from '../../../platform/values/owner';
import { createPhones, signInDealer, statusesOf } from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
const nextPhone = createPhones(7_000_000);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(2 * 60 * 60));

type Dealer = Awaited<ReturnType<typeof signInDealer>>;

const update = (dealer: Dealer, body: object, version = 1, id: number = dealer.id) =>
  test.call('updateBusiness', {
    token: dealer.token,
    params: { id },
    body: { full_name: 'Жасур Каримов', ...body },
    headers: { 'if-match': `"v${version}"` },
  });

const profileOf = ({ token }: Dealer) => test.call('getProfile', { token });

describe('getProfile', () => {
  it('shows the signed-in user, and omits empty fields', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const { status, body, headers } = await profileOf(dealer);
    const now = test.clock.now().toISOString();
    expect(status).toBe(200);
    expect(headers.etag).toBe('"v1"');
    expect(body).toEqual({
      id: dealer.id,
      version: 1,
      full_name: 'Жасур Каримов',
      username: `dealer${dealer.id}`,
      phone: dealer.phone,
      role: 'admin',
      language: 'ru',
      created_at: now,
      updated_at: now,
      company_id: dealer.id,
      member: {
        id: expect.any(Number),
        is_owner: true,
        role: 'owner',
        permissions: expect.arrayContaining(['autos.edit', 'business.manage']),
        avtosalons: [],
      },
    });
    expect(await test.call('getProfile')).toMatchObject({ status: 401 });
  });
});

describe('updateBusiness', () => {
  it('changes sent fields, clears null ones, keeps the rest, and raises the version', async () => {
    const dealer = await signInDealer(test, nextPhone());
    test.clock.advance(60);
    const first = await update(dealer, {
      full_name: '  Жасур Каримов-оглы ',
      username: 'jasur.karimov',
      company_name: 'Karvon Motors MChJ',
      tin: '305418220',
      email: 'jasur@karvon-motors.uz',
      telegram: 'karvon_motors',
      language: 'uz',
    });
    expect(first.headers.etag).toBe('"v2"');
    expect(first.body).toMatchObject({
      full_name: 'Жасур Каримов-оглы',
      username: 'jasur.karimov',
      company_name: 'Karvon Motors MChJ',
      tin: '305418220',
      language: 'uz',
      updated_at: test.clock.now().toISOString(),
    });
    const second = await update(dealer, { telegram: null, tin: null }, 2);
    expect(second.body).toMatchObject({
      username: 'jasur.karimov',
      company_name: 'Karvon Motors MChJ',
    });
    expect(second.body).not.toHaveProperty('telegram');
    expect(second.body).not.toHaveProperty('tin');
    expect((await profileOf(dealer)).body).toEqual(second.body);
  });

  it('rejects a stale version with the profile as it is now, and changes nothing', async () => {
    const dealer = await signInDealer(test, nextPhone());
    await update(dealer, { company_name: 'First' });
    for (const version of [1, 7]) {
      const stale = await update(dealer, { company_name: 'Second' }, version);
      expect(stale).toMatchObject({
        status: 412,
        body: { code: 'stale_version', current: { id: dealer.id, company_name: 'First' } },
      });
    }
    const foreign = await test.call('updateBusiness', {
      token: dealer.token,
      params: { id: dealer.id },
      body: { full_name: 'X' },
      headers: { 'if-match': '*' },
    });
    expect(foreign.status).toBe(412);
    expect((await profileOf(dealer)).body.company_name).toBe('First');
  });

  it('lets one of ten changes of one version through', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        update(dealer, { company_name: `Company ${index}` }),
      ),
    );
    const statuses = statusesOf(responses);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
  });

  it('wants If-Match', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const response = await test.call('updateBusiness', {
      token: dealer.token,
      params: { id: dealer.id },
      body: { full_name: 'Жасур' },
    });
    expect(response).toMatchObject({ status: 422, body: { code: 'if_match_required' } });
  });

  it('is 404 for another dealer’s profile and a missing one', async () => {
    const mine = await signInDealer(test, nextPhone());
    const theirs = await signInDealer(test, nextPhone());
    const missing = { status: 404, body: { code: 'not_found' } };
    expect(await update(mine, { company_name: 'Taken over' }, 1, theirs.id)).toMatchObject(missing);
    expect(await update(mine, {}, 1, 999_999_999)).toMatchObject(missing);
    expect((await profileOf(theirs)).body).not.toHaveProperty('company_name');
    const nobody = await test.call('updateBusiness', {
      params: { id: theirs.id },
      body: { full_name: 'X' },
      headers: { 'if-match': '"v1"' },
    });
    expect(nobody.status).toBe(401);
  });

  it('does not write phone, role, id, version, password or blocking', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const before = (await profileOf(dealer)).body;
    const fields = {
      id: 1,
      phone: '+998900000000',
      role: 'root',
      version: 99,
      blocked_at: null,
      password_hash: 'x',
      created_at: '2020-01-01T00:00:00Z',
    };
    expect(await update(dealer, fields)).toMatchObject({
      status: 422,
      body: { errors: Object.keys(fields).map((field) => ({ field, code: 'unknown_field' })) },
    });
    expect((await profileOf(dealer)).body).toEqual(before);
    expect(
      await test.call('login', { body: { phone: dealer.phone, password: 'karvon-demo' } }),
    ).toMatchObject({ status: 200 });
  });

  it('rejects a taken username, also for two concurrent requests', async () => {
    const [one, two, three] = [
      await signInDealer(test, nextPhone()),
      await signInDealer(test, nextPhone()),
      await signInDealer(test, nextPhone()),
    ];
    await update(one, { username: 'best_cars' });
    const taken = {
      status: 422,
      body: { errors: [{ field: 'username', code: 'username_taken' }] },
    };
    expect(await update(two, { username: 'best_cars' })).toMatchObject(taken);
    expect(await update(one, { username: 'best_cars' }, 2)).toMatchObject({ status: 200 });
    const racing = await Promise.all(
      [two, three].map((dealer) => update(dealer, { username: 'fast_cars' })),
    );
    expect(statusesOf(racing)).toEqual([200, 422]);
    expect(racing.find(({ status }) => status === 422)).toMatchObject(taken);
  });

  it('keeps names that speak for us, and those of other ids, from everybody', async () => {
    const dealer = await signInDealer(test, nextPhone());
    for (const username of ['admin', 'karvon', 'support', 'dealer1', `dealer${dealer.id + 1}`]) {
      const { body } = await update(dealer, { username });
      expect(body.errors).toEqual([{ field: 'username', code: 'username_taken' }]);
    }
    expect(await update(dealer, { username: `dealer${dealer.id}` })).toMatchObject({ status: 200 });
  });

  it.each([
    ['full_name', { full_name: '' }, 'required'],
    ['full_name', { full_name: ' \t ' }, 'required'],
    ['full_name', { full_name: 'x'.repeat(121) }, 'too_long'],
    ['full_name', { full_name: null }, 'required'],
    ['username', { username: 'ab' }, 'too_short'],
    ['username', { username: 'Jasur' }, 'invalid_format'],
    ['username', { username: '1jasur' }, 'invalid_format'],
    ['tin', { tin: '12345' }, 'invalid_format'],
    ['email', { email: 'jasur' }, 'invalid_format'],
    ['telegram', { telegram: '@karvon' }, 'invalid_format'],
    ['language', { language: 'en' }, 'invalid_value'],
    ['profile_pic', { profile_pic: '../../etc/passwd' }, 'invalid_format'],
    ['profile_pic', { profile_pic: 'nobodysPicture' }, 'image_not_found'],
  ])('rejects a bad %s: %j', async (field, body, code) => {
    const dealer = await signInDealer(test, nextPhone());
    const response = await update(dealer, body);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field, code }] } });
  });

  it('names every rejected field at once', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const { body } = await update(dealer, { username: 'admin', profile_pic: 'nobodysPicture' });
    expect(body.errors).toHaveLength(2);
  });

  it('stores hostile text as text', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const full_name = `<img src=x onerror=alert(1)> "'; drop table business_users; --`;
    expect((await update(dealer, { full_name })).body.full_name).toBe(full_name);
  });
});

describe('the image of a profile', () => {
  let last = 0;

  async function image(owner: Owner, purpose = 'profile'): Promise<string> {
    last += 1;
    const id = `picture-${last}`;
    await test.db.pool.query(
      `insert into images (id, business_user_id, purpose, name, width, height, bytes, sha256, created_at, stored_at)
       values ($1, $2, $3, 'me.jpg', 800, 800, 1000, $1, now(), now())`,
      [id, owner, purpose],
    );
    return id;
  }

  it('is set, shown at sign-in too, and taken away by null', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const id = await image(dealer.id);
    const { body } = await update(dealer, { profile_pic: id });
    expect(body.profile_pic).toMatchObject({ id, url: expect.stringContaining(id) });
    const again = await test.call('login', {
      body: { phone: dealer.phone, password: 'karvon-demo' },
    });
    expect(again.body.business_user.profile_pic).toMatchObject({ id });
    expect((await update(dealer, {}, 2)).body.profile_pic).toMatchObject({ id });
    expect((await update(dealer, { profile_pic: null }, 3)).body).not.toHaveProperty('profile_pic');
  });

  it('cannot be another dealer’s, nor one uploaded for something else', async () => {
    const dealer = await signInDealer(test, nextPhone());
    const theirs = await signInDealer(test, nextPhone());
    for (const id of [await image(theirs.id), await image(dealer.id, 'auto')]) {
      const { body } = await update(dealer, { profile_pic: id });
      expect(body.errors).toEqual([{ field: 'profile_pic', code: 'image_not_found' }]);
    }
  });
});
