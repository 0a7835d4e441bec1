import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPhones, loginAgain, signInDealer } from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
const nextPhone = createPhones(5_000_000);
const day = 24 * 60 * 60;

const iphone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1',
  'x-forwarded-for': '213.230.96.5',
};

beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(2 * 60 * 60));

const profile = (token: string, headers: Record<string, string> = {}) =>
  test.call('getProfile', { token, headers });

const list = (token: string, query: Record<string, number> = {}) =>
  test.call('listSessions', { token, query });

describe('access tokens', () => {
  it('are kept as sha256 only', async () => {
    const { token, id } = await signInDealer(test, nextPhone());
    const { rows } = await test.db.pool.query(
      'select token_hash, row_to_json(sessions)::text as row from sessions where business_user_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(rows[0].row).not.toContain(token.slice(3));
  });

  it.each([
    'kv_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'short',
    "kv_' or 1=1 --'''''''''''",
    'x'.repeat(5000),
  ])('that nobody was given are rejected: %.60s', async (token) => {
    expect(await profile(token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('live 30 days from their last use', async () => {
    const { token } = await signInDealer(test, nextPhone());
    for (let uses = 0; uses < 3; uses += 1) {
      test.clock.advance(29 * day);
      expect(await profile(token)).toMatchObject({ status: 200 });
    }
    test.clock.advance(30 * day);
    expect(await profile(token)).toMatchObject({ status: 401 });
  });

  it('are written on at most once a minute, and note the address of the last use', async () => {
    const { token } = await signInDealer(test, nextPhone());
    const signedIn = test.clock.now().toISOString();
    test.clock.advance(59);
    await profile(token, { 'x-forwarded-for': '84.54.70.12' });
    expect((await list(token)).body.results[0]).toMatchObject({
      last_used_at: signedIn,
      address: '127.0.0.1',
    });
    test.clock.advance(1);
    await Promise.all([1, 2, 3].map(() => profile(token, { 'x-forwarded-for': '84.54.70.12' })));
    const now = test.clock.now();
    expect((await list(token)).body.results[0]).toMatchObject({
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 30 * day * 1000).toISOString(),
      address: '84.54.70.12',
    });
  });
});

describe('logout', () => {
  it('ends this session and no other; fifty replays are rejected', async () => {
    const { token, phone } = await signInDealer(test, nextPhone());
    const other = await loginAgain(test, phone);
    expect(await test.call('logout', { token })).toMatchObject({ status: 204 });
    const replays = await Promise.all(Array.from({ length: 50 }, () => profile(token)));
    expect(replays.every(({ status }) => status === 401)).toBe(true);
    expect(await test.call('logout', { token })).toMatchObject({ status: 401 });
    expect(await profile(other)).toMatchObject({ status: 200 });
  });

  it('never fails when it comes several times at once', async () => {
    const { token } = await signInDealer(test, nextPhone());
    const responses = await Promise.all([1, 2, 3, 4].map(() => test.call('logout', { token })));
    expect(
      responses.map(({ status }) => status).filter((status) => status !== 204 && status !== 401),
    ).toEqual([]);
    expect(responses.some(({ status }) => status === 204)).toBe(true);
  });

  it('wants a token', async () => {
    expect(await test.call('logout')).toMatchObject({ status: 401 });
  });
});

describe('listSessions', () => {
  it('shows one’s own, the current first and then the latest used, and pages through them', async () => {
    const { token, phone } = await signInDealer(test, nextPhone());
    test.clock.advance(10);
    const phoneToken = await loginAgain(test, phone, iphone);
    test.clock.advance(10);
    await loginAgain(test, phone);
    await signInDealer(test, nextPhone());

    const { body } = await list(token);
    expect(body.count).toBe(3);
    expect(body.results.map(({ current }: { current: boolean }) => current)).toEqual([
      true,
      false,
      false,
    ]);
    expect(body.results[2]).toMatchObject({
      device: 'Safari, iPhone',
      address: '213.230.96.5',
      current: false,
    });

    const fromPhone = await list(phoneToken, { size: 1, page: 1 });
    expect(fromPhone.body).toMatchObject({
      count: 3,
      results: [{ device: 'Safari, iPhone', current: true }],
    });
    const rest = await list(phoneToken, { size: 2, page: 2 });
    expect(rest.body.results).toHaveLength(1);
  });

  it('leaves out those that have ended by themselves', async () => {
    const { token, phone } = await signInDealer(test, nextPhone());
    test.clock.advance(20 * day);
    const fresh = await loginAgain(test, phone);
    test.clock.advance(11 * day);
    expect((await list(fresh)).body.count).toBe(1);
    expect(await profile(token)).toMatchObject({ status: 401 });
  });

  it('rejects bad paging and no token', async () => {
    const { token } = await signInDealer(test, nextPhone());
    expect(await list(token, { size: 101 })).toMatchObject({
      body: { errors: [{ field: 'size' }] },
    });
    expect(await list(token, { page: 0 })).toMatchObject({ body: { errors: [{ field: 'page' }] } });
    expect(await test.call('listSessions')).toMatchObject({ status: 401 });
  });
});

describe('revokeSession', () => {
  it('ends one of one’s own, the current one as well', async () => {
    const { token, phone } = await signInDealer(test, nextPhone());
    const other = await loginAgain(test, phone);
    const [current, second] = (await list(token)).body.results;
    expect(await test.call('revokeSession', { token, params: { id: second.id } })).toMatchObject({
      status: 204,
    });
    expect(await profile(other)).toMatchObject({ status: 401 });
    expect(await test.call('revokeSession', { token, params: { id: second.id } })).toMatchObject({
      status: 404,
    });
    expect(await test.call('revokeSession', { token, params: { id: current.id } })).toMatchObject({
      status: 204,
    });
    expect(await profile(token)).toMatchObject({ status: 401 });
  });

  it('is 404 for another dealer’s session', async () => {
    const mine = await signInDealer(test, nextPhone());
    const theirs = await signInDealer(test, nextPhone());
    const { id } = (await list(theirs.token)).body.results[0];
    const response = await test.call('revokeSession', { token: mine.token, params: { id } });
    expect(response).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await profile(theirs.token)).toMatchObject({ status: 200 });
  });

  it('rejects invalid ids and missing tokens', async () => {
    const { token } = await signInDealer(test, nextPhone());
    for (const id of ['abc', '0', '-1', '1.5', '99999999999999999999']) {
      const { status } = await test.call('revokeSession', { token, params: { id } });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(await test.call('revokeSession', { params: { id: 1 } })).toMatchObject({ status: 401 });
  });
});
