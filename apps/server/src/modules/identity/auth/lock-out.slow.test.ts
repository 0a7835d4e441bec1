import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  askForCode,
  createPhones,
  from,
  signInDealer,
  testPassword,
} from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
const nextPhone = createPhones(3_000_000);
const home = '84.54.70.1';

beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => test.close());

const login = (phone: string, password: string, headers: Record<string, string>) =>
  test.call('login', { body: { phone, password }, headers });

const verify = (
  phone: string,
  code: string,
  headers: Record<string, string>,
  purpose: 'sign_in' | 'reset' = 'sign_in',
) => test.call('verifyCode', { body: { phone, purpose, code }, headers });

const stranger = (number: number) => from(`10.20.${Math.floor(number / 200)}.${number % 200}`);

const wrongPasswords = async (phone: string, who: (count: number) => Record<string, string>) => {
  for (let count = 0; count < 5; count += 1) await login(phone, 'wrong-password', who(count));
};

/** A dealer whose browser has signed in, without a session that would show the address. */
async function dealerWithMark() {
  const phone = nextPhone();
  const { id } = await signInDealer(test, phone, from(home).headers);
  const { headers } = await login(phone, testPassword, from(home).headers);
  await test.db.pool.query('delete from sessions where business_user_id = $1', [id]);
  const [cookie = ''] = (headers['set-cookie'] ?? '').split(';');
  return { phone, cookie, setCookie: headers['set-cookie'] };
}

it('does not block a dealer for wrong passwords and codes of another address', async () => {
  const phone = nextPhone();
  const { id } = await signInDealer(test, phone, from(home).headers);
  await test.db.pool.query('delete from sessions where business_user_id = $1', [id]);
  const other = stranger(1).headers;
  await wrongPasswords(phone, () => other);
  expect(await login(phone, testPassword, other)).toMatchObject({ status: 429 });
  expect(await login(phone, testPassword, from(home).headers)).toMatchObject({ status: 200 });

  const code = await askForCode(test, phone, stranger(1));
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let count = 0; count < 5; count += 1) await verify(phone, wrong, other);
  expect(await verify(phone, code, other)).toMatchObject({ body: { code: 'code_rest' } });
  expect(await verify(phone, code, from(home).headers)).toMatchObject({ status: 200 });
});

it('knows the browser again, though a thousand addresses try: password, code and day are its own', async () => {
  const { phone, cookie, setCookie } = await dealerWithMark();
  expect(setCookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  for (let count = 0; count < 45; count += 1)
    await login(phone, 'wrong-password', stranger(count + 100).headers);
  const far = stranger(500).headers;
  expect(await login(phone, testPassword, far)).toMatchObject({ status: 429 });
  // Five codes requested by strangers use up the number's day for strangers.
  for (let count = 0; count < 5; count += 1) {
    await test.call('sendCode', { body: { phone, purpose: 'sign_in' }, ...stranger(count + 10) });
    test.clock.advance(60);
  }
  const asked = await test.call('sendCode', {
    body: { phone, purpose: 'sign_in' },
    headers: far,
  });
  expect(asked).toMatchObject({ status: 429 });

  const own = { ...far, cookie: `other=1; ${cookie}` };
  expect(await login(phone, testPassword, own)).toMatchObject({ status: 200 });
  const code = await askForCode(test, phone, { headers: own });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let count = 0; count < 20; count += 1)
    await verify(phone, wrong, stranger(count + 600).headers);
  expect(await verify(phone, code, stranger(700).headers)).toMatchObject({
    body: { errors: [{ code: 'code_expired' }] },
  });
  expect(await verify(phone, code, own)).toMatchObject({ status: 200 });
});

it('knows the address of a live session again', async () => {
  const phone = nextPhone();
  await signInDealer(test, phone, from(home).headers);
  for (let count = 0; count < 35; count += 1)
    await login(phone, 'wrong-password', stranger(count + 300).headers);
  expect(await login(phone, testPassword, stranger(400).headers)).toMatchObject({ status: 429 });
  expect(await login(phone, testPassword, from(home).headers)).toMatchObject({ status: 200 });
});

it('gives a mark no more than five tries, and none to that of another number or a forged one', async () => {
  const { phone, cookie } = await dealerWithMark();
  const other = nextPhone();
  const own = { ...stranger(800).headers, cookie };
  await wrongPasswords(phone, () => own);
  expect(await login(phone, testPassword, own)).toMatchObject({ status: 429 });
  for (const forged of [cookie, `karvon-device=${'a'.repeat(16)}.${'b'.repeat(43)}`]) {
    const tries = { ...stranger(801).headers, cookie: forged };
    await wrongPasswords(other, () => tries);
    // Tries with such a mark count for the address.
    expect(await login(other, 'x'.repeat(12), stranger(801).headers)).toMatchObject({
      status: 429,
    });
  }
});

it('counts no try back for asking about another purpose in between', async () => {
  const phone = nextPhone();
  const headers = stranger(900).headers;
  const code = await askForCode(test, phone, { headers });
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let count = 0; count < 4; count += 1) {
    await verify(phone, wrong, headers);
    await verify(phone, wrong, headers, 'reset');
  }
  expect(await verify(phone, wrong, headers)).toMatchObject({ body: { code: 'code_rest' } });
});

it('ignores an end beyond the limit: a fast clock locks nobody out', async () => {
  const phone = nextPhone();
  const headers = stranger(950).headers;
  test.clock.advance(365 * 86_400);
  await wrongPasswords(phone, () => headers);
  await test.call('sendCode', { body: { phone, purpose: 'sign_in' }, headers });
  test.clock.advance(-365 * 86_400);
  expect(await login(phone, 'wrong-password', headers)).toMatchObject({ status: 422 });
  const asked = { body: { phone, purpose: 'sign_in' as const }, headers };
  expect(await test.call('sendCode', asked)).toMatchObject({ status: 200 });
});
