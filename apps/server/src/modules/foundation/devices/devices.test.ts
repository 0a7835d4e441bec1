import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPhones, loginAgain, signInDealer } from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
const nextPhone = createPhones(6_000_000);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(2 * 60 * 60));

const put = (
  token: string,
  fingerprint: string,
  body: object = { push_token: `p-${fingerprint}`, language: 'ru' },
) => test.call('putDevice', { token, params: { fingerprint }, body });

const get = (token: string, fingerprint: string) =>
  test.call('getDevice', { token, params: { fingerprint } });

const remove = (token: string, fingerprint: string) =>
  test.call('deleteDevice', { token, params: { fingerprint } });

async function stored(fingerprint: string) {
  const { rows } = await test.db.pool.query(
    'select business_user_id, push_token, language, platform from devices where fingerprint = $1 order by business_user_id',
    [fingerprint],
  );
  return rows;
}

describe('putDevice', () => {
  it('creates, then replaces: omitted fields are cleared', async () => {
    const { token, id } = await signInDealer(test, nextPhone());
    const { status, body } = await put(token, 'create-1', {
      push_token: 'p1',
      language: 'uz',
      platform: 'android',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      fingerprint: 'create-1',
      language: 'uz',
      platform: 'android',
      push: true,
      updated_at: test.clock.now().toISOString(),
    });
    expect((await put(token, 'create-1', { language: 'ru' })).body).toMatchObject({
      push: false,
      platform: 'web',
    });
    expect(await stored('create-1')).toEqual([
      { business_user_id: id, push_token: null, language: 'ru', platform: 'web' },
    ]);
  });

  it('takes a push token from wherever it was, another dealer’s device included', async () => {
    const one = await signInDealer(test, nextPhone());
    const two = await signInDealer(test, nextPhone());
    await put(one.token, 'shared-browser', { push_token: 'shared-token', language: 'ru' });
    await put(two.token, 'shared-browser', { push_token: 'shared-token', language: 'uz' });
    expect(await stored('shared-browser')).toMatchObject([
      { business_user_id: one.id, push_token: null },
      { business_user_id: two.id, push_token: 'shared-token' },
    ]);
  });

  it('leaves a push token in one place when two devices put it at once', async () => {
    const { token } = await signInDealer(test, nextPhone());
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        put(token, `racing-${index}`, { push_token: 'racing', language: 'ru' }),
      ),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const { rows } = await test.db.pool.query(`select 1 from devices where push_token = 'racing'`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['language', {}],
    ['language', { language: 'en' }],
    ['push_token', { language: 'ru', push_token: '' }],
    ['push_token', { language: 'ru', push_token: 'x'.repeat(4097) }],
    ['platform', { language: 'ru', platform: 'fridge' }],
  ])('rejects a bad %s', async (field, body) => {
    const { token } = await signInDealer(test, nextPhone());
    const response = await put(token, 'bad-input', body);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('rejects a bad fingerprint and no token', async () => {
    const { token } = await signInDealer(test, nextPhone());
    const response = await put(token, 'a b');
    expect(response.body.errors[0].field).toBe('fingerprint');
    expect(await put('', 'no-token')).toMatchObject({ status: 401 });
  });
});

describe('getDevice', () => {
  it('shows the stored device, without a token that the provider dropped', async () => {
    const { token, id } = await signInDealer(test, nextPhone());
    const { body } = await put(token, 'reads-itself');
    expect(await get(token, 'reads-itself')).toMatchObject({ status: 200, body });
    expect(body.push).toBe(true);
    await test.db.pool.query(`update devices set push_token = null where business_user_id = $1`, [
      id,
    ]);
    expect((await get(token, 'reads-itself')).body).toEqual({ ...body, push: false });
  });

  it('is 404 for another dealer’s device and for an unknown one', async () => {
    const mine = await signInDealer(test, nextPhone());
    const theirs = await signInDealer(test, nextPhone());
    await put(theirs.token, 'theirs-to-read');
    expect(await get(mine.token, 'theirs-to-read')).toMatchObject({ status: 404 });
    expect(await get(mine.token, 'never-put-1')).toMatchObject({ status: 404 });
    expect(await get(mine.token, 'a b')).toMatchObject({ status: 422 });
    expect(await get('', 'theirs-to-read')).toMatchObject({ status: 401 });
  });
});

describe('deleteDevice', () => {
  it('forgets one’s own device, once', async () => {
    const { token } = await signInDealer(test, nextPhone());
    await put(token, 'delete-1');
    expect(await remove(token, 'delete-1')).toMatchObject({ status: 204 });
    expect(await stored('delete-1')).toEqual([]);
    expect(await remove(token, 'delete-1')).toMatchObject({ status: 404 });
  });

  it('is 404 for another dealer’s device', async () => {
    const mine = await signInDealer(test, nextPhone());
    const theirs = await signInDealer(test, nextPhone());
    await put(theirs.token, 'theirs-1');
    expect(await remove(mine.token, 'theirs-1')).toMatchObject({ status: 404 });
    expect(await stored('theirs-1')).toHaveLength(1);
    expect(await remove('', 'theirs-1')).toMatchObject({ status: 401 });
  });
});

describe('a session that ends', () => {
  it('takes along the devices that it put and leaves the others', async () => {
    const { token, phone } = await signInDealer(test, nextPhone());
    const other = await loginAgain(test, phone);
    await put(token, 'of-first');
    await put(other, 'of-second');
    await test.call('logout', { token });
    expect(await stored('of-first')).toEqual([]);
    expect(await stored('of-second')).toHaveLength(1);
  });

  it('leaves a device that another session has put since', async () => {
    const { token, phone } = await signInDealer(test, nextPhone());
    const other = await loginAgain(test, phone);
    await put(token, 'moved-from-one');
    await put(other, 'moved-from-one');
    await test.call('logout', { token });
    expect(await stored('moved-from-one')).toHaveLength(1);
  });
});
