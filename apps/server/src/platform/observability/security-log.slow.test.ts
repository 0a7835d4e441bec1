import { operations } from '@karvon/api/operations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForCode, createPhones, from, signInDealer, testPassword } from '../../testing/dealers';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { securityEvents } from './security-log';

let test: TestApp;
let lines: string[];
const nextPhone = createPhones(4_000_000);

beforeEach(async () => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  // This level leaves out every other line.
  test = await createTestApp({ env: { LOG_LEVEL: 'error', TRUST_PROXY: '1' } });
});
afterEach(async () => {
  await test.close();
  vi.restoreAllMocks();
});

const security = () =>
  lines
    .splice(0)
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.includes('"security":true'))
    .map((text) => JSON.parse(text));

it('has sign-ins, right and wrong, who from where, and holds no number and no password', async () => {
  const phone = nextPhone();
  const { id } = await signInDealer(test, phone, from('10.1.1.1').headers);
  await test.call('login', { body: { phone, password: 'canary-password' }, ...from('10.1.1.2') });
  const code = await askForCode(test, phone, from('10.1.1.3'));
  await test.call('verifyCode', {
    body: { phone, purpose: 'sign_in', code },
    ...from('10.1.1.3'),
  });
  const text = lines.join('');
  for (const secret of [phone, testPassword, 'canary', code]) expect(text).not.toContain(secret);
  const [right, wrong, asked, tried] = security();
  expect(right).toMatchObject({ event: 'sign_in', outcome: 'ok', address: '10.1.1.1', user: id });
  expect(right.session).toBeGreaterThan(0);
  expect(wrong).toMatchObject({
    event: 'sign_in',
    outcome: 'credentials_wrong',
    address: '10.1.1.2',
    client: 'stranger',
  });
  expect(wrong.phone_hash).toMatch(/^[\w-]{16}$/);
  expect(wrong.phone_hash).toBe(right.phone_hash);
  expect(asked).toMatchObject({ event: 'code_asked', outcome: 'ok' });
  expect(tried).toMatchObject({ event: 'code_tried', outcome: 'ok' });
});

it('has sessions, roles and denied requests', async () => {
  const { token, dealer } = await test.signIn();
  const own = { user: dealer.user, session: dealer.session_id };
  const { body } = await test.call('createEmployee', {
    token,
    body: { full_name: 'Дилшод Усманов', phone: nextPhone(), role: 'seller', avtosalons: [] },
  });
  await test.call('updateEmployee', {
    token,
    params: { id: body.id },
    headers: { 'if-match': `"v${body.version}"` },
    body: { role: 'manager' },
  });
  await test.call('revokeSession', { token, params: { id: 987_654 } });
  await test.call('getProfile', { token: 'nobody-knows-this-token' });
  await test.call('logout', { token });
  expect(security()).toMatchObject([
    { event: 'employee_invited', role: 'seller', ...own },
    { event: 'employee_changed', role: 'manager', target: String(body.id), ...own },
    { event: 'session_revoked', outcome: 'not_found', target: '987654', ...own },
    { event: 'denied', operation: 'getProfile', outcome: 'unauthorized' },
    { event: 'sign_out', outcome: 'ok', ...own },
  ]);
});

it('names operations of the contract alone', () => {
  expect(Object.keys(securityEvents).filter((id) => !Object.hasOwn(operations, id))).toEqual([]);
});
