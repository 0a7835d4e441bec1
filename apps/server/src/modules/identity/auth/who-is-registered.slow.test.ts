import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPhones, from, signInDealer, testPassword } from '../../../testing/dealers';
import { type CallResponse } from '../../../testing/call';
import type { TestApp } from '../../../testing/test-app';

vi.mock('@node-rs/argon2', { spy: true });
// Other test files have loaded modules without the counter: load the server again.
vi.resetModules();
const { verify } = await import('@node-rs/argon2');
const { createTestApp } = await import('../../../testing/test-app');

let test: TestApp;
const nextPhone = createPhones(4_000_000);

beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => test.close());

async function workOf(request: () => Promise<CallResponse>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  vi.mocked(verify).mockClear();
  try {
    const { status, body } = await request();
    return {
      status,
      // The correlation id and the number's own hash differ between any two numbers.
      body: { ...body, instance: undefined, user_id: undefined },
      statements: query.mock.calls.length,
      comparisons: vi.mocked(verify).mock.calls.length,
    };
  } finally {
    query.mockRestore();
  }
}

async function costs(ask: (phone: string, address: string) => Promise<CallResponse>) {
  const known: unknown[] = [];
  const unknown: unknown[] = [];
  const phones = Array.from({ length: 5 }, () => nextPhone());
  // Create all of them first, so that work left by a sign-in is not counted.
  for (const [index, phone] of phones.entries())
    await signInDealer(test, phone, from(`10.7.${index}.1`).headers);
  for (const [index, phone] of phones.entries()) {
    known.push(await workOf(() => ask(phone, `10.7.${index}.2`)));
    unknown.push(await workOf(() => ask(nextPhone(), `10.7.${index}.3`)));
  }
  return { known, unknown };
}

const check = (phone: string, address = '10.9.0.1') =>
  test.call('checkPhone', { body: { phone }, ...from(address) });

const login = (phone: string, password: string, address = '10.10.0.1') =>
  test.call('login', { body: { phone, password }, ...from(address) });

describe('whether a number is registered', () => {
  // Opens the pool's connections and reads the key, which would count as statements of the first request.
  beforeAll(() => check(nextPhone(), '10.7.255.1'));

  it('does not show in checkPhone', async () => {
    const { known, unknown } = await costs(check);
    expect(unknown).toEqual(known);
    expect(known[0]).toMatchObject({ status: 200, comparisons: 0 });
  });

  it('does not show in sendCode', async () => {
    const { known, unknown } = await costs((phone, address) =>
      test.call('sendCode', { body: { phone, purpose: 'reset' }, ...from(address) }),
    );
    expect(unknown).toEqual(known);
    expect(known[0]).toMatchObject({ status: 200, comparisons: 0 });
  });

  it('does not show in verifyCode without the right code', async () => {
    const { known, unknown } = await costs((phone, address) =>
      test.call('verifyCode', {
        body: { phone, purpose: 'sign_in', code: '123456' },
        ...from(address),
      }),
    );
    expect(unknown).toEqual(known);
    expect(known[0]).toMatchObject({ status: 422, comparisons: 0 });
  });

  it('does not show in login with a wrong password, which compares one hash either way', async () => {
    const { known, unknown } = await costs((phone, address) => login(phone, 'wrong-one', address));
    expect(unknown).toEqual(known);
    expect(known[0]).toMatchObject({ status: 422, comparisons: 1 });
  });
});

describe('checkPhone', () => {
  it('returns one user_id per number, different for each, and without the number', async () => {
    const phone = nextPhone();
    const [one, again, other] = [await check(phone), await check(phone), await check(nextPhone())];
    expect(one.body).toEqual({ user_id: expect.stringMatching(/^u_[\w-]{22}$/), next: 'login' });
    expect(again.body.user_id).toBe(one.body.user_id);
    expect(other.body.user_id).not.toBe(one.body.user_id);
  });

  it.each(['+998001234567', '+99890123456', 'abc', ''])('rejects the number %j', async (phone) => {
    expect(await check(phone)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'phone' }] },
    });
  });
});

describe('wrong passwords', () => {
  it.each(['known', 'unknown'])(
    'make a number rest from passwords after the fifth, %s or not',
    async (kind) => {
      const phone = nextPhone();
      if (kind === 'known') await signInDealer(test, phone, { 'x-forwarded-for': '10.10.0.9' });
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await login(phone, 'wrong-password')).toMatchObject({
          status: 422,
          body: { errors: [{ field: 'password', code: 'credentials_wrong' }] },
        });
      }
      const rest = { status: 429, body: { code: 'password_rest', retry_after: 900 } };
      expect(await login(phone, testPassword)).toMatchObject(rest);
      const check = await test.call('checkPhone', { body: { phone }, ...from('10.10.0.1') });
      expect(check.body.next).toBe('code');

      test.clock.advance(900);
      const later = await test.call('checkPhone', { body: { phone }, ...from('10.10.0.1') });
      expect(later.body.next).toBe('login');
      const status = kind === 'known' ? 200 : 422;
      expect(await login(phone, testPassword)).toMatchObject({ status });
    },
  );

  it('are compared five times when sixty come at once', async () => {
    const { phone } = await signInDealer(test, nextPhone(), { 'x-forwarded-for': '10.10.0.9' });
    vi.mocked(verify).mockClear();
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => login(phone, `guess-number-${index}`, '10.10.0.3')),
    );
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(55);
  });

  it('are forgotten after the right one', async () => {
    const { phone } = await signInDealer(test, nextPhone(), { 'x-forwarded-for': '10.10.0.9' });
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await login(phone, 'wrong-password', '10.10.0.4');
      expect(await login(phone, testPassword, '10.10.0.4')).toMatchObject({ status: 200 });
    }
  });

  it('are a hundred an hour from one address, over all numbers', async () => {
    const responses: CallResponse[] = [];
    for (let count = 0; count < 102; count += 1) {
      responses.push(await login(nextPhone(), 'wrong-password', '10.10.0.5'));
    }
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(100);
    expect(responses.at(-1)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });
});
