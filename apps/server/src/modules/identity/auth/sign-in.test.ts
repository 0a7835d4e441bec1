import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createPhones,
  signInDealer,
  statusesOf,
  testPassword,
  ticketFor,
} from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { createDealer } from './create-dealer';

let test: TestApp;
const nextPhone = createPhones(3_000_000);

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
// Moves past the limits per address, which limits.test.ts covers.
beforeEach(() => test.clock.advance(2 * 60 * 60));

const register = (ticket: string, body: object = {}, headers: Record<string, string> = {}) =>
  test.call('register', {
    body: {
      ticket,
      full_name: 'Азиза Юсупова',
      password: 'sariq-olma-daraxti',
      terms_version: '2026-11-29',
      ...body,
    },
    headers,
  });

const rejected = (field: string, code: string) => ({
  status: 422,
  body: { errors: [{ field, code }] },
});

const block = (id: number) =>
  test.db.pool.query('update business_users set blocked_at = now() where id = $1', [id]);

describe('register', () => {
  it('opens an account for a new number, with a username of its own, and signs in', async () => {
    const phone = nextPhone();
    const ticket = await ticketFor(test, phone);
    const { status, body, headers } = await register(
      ticket,
      { full_name: '  Азиза Юсупова ' },
      { 'accept-language': 'uz' },
    );
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const { id } = body.business_user;
    expect(body.business_user).toEqual({
      id,
      full_name: 'Азиза Юсупова',
      username: `dealer${id}`,
      phone,
    });
    expect(body.access).toMatch(/^kv_[\w-]{43}$/);
    const profile = await test.call('getProfile', { token: body.access });
    expect(profile.body).toMatchObject({ id, phone, language: 'uz', role: 'admin' });
  });

  it('takes a ticket once, also when it comes twice at once', async () => {
    const ticket = await ticketFor(test, nextPhone());
    const responses = await Promise.all([register(ticket), register(ticket)]);
    expect(statusesOf(responses)).toEqual([200, 422]);
    expect(await register(ticket)).toMatchObject(rejected('ticket', 'ticket_expired'));
  });

  it('rejects a ticket after ten minutes, one for a reset, and one that was never given', async () => {
    const late = await ticketFor(test, nextPhone());
    test.clock.advance(600);
    expect(await register(late)).toMatchObject(rejected('ticket', 'ticket_expired'));
    const other = await ticketFor(test, nextPhone(), 'reset');
    expect(await register(other)).toMatchObject(rejected('ticket', 'ticket_expired'));
    expect(await register('t_0000000000000000')).toMatchObject(
      rejected('ticket', 'ticket_expired'),
    );
  });

  it('says so when the number has an account by now', async () => {
    const { phone } = await signInDealer(test, nextPhone());
    const ticket = await ticketFor(test, phone);
    expect(await register(ticket)).toMatchObject({
      status: 409,
      body: { code: 'already_registered' },
    });
    expect(await test.call('login', { body: { phone, password: testPassword } })).toMatchObject({
      status: 200,
    });
  });

  it('opens one account when two tickets of one number come at once', async () => {
    const phone = nextPhone();
    const first = await ticketFor(test, phone);
    test.clock.advance(60);
    const second = await ticketFor(test, phone);
    const responses = await Promise.all([register(first), register(second)]);
    expect(statusesOf(responses)).toEqual([200, 409]);
  });

  it('rejects bad fields and leaves the ticket good', async () => {
    const phone = nextPhone();
    const ticket = await ticketFor(test, phone);
    expect(await register(ticket, { password: 'short' })).toMatchObject(
      rejected('password', 'too_short'),
    );
    expect(await register(ticket, { password: 'a'.repeat(129) })).toMatchObject(
      rejected('password', 'too_long'),
    );
    expect(await register(ticket, { password: 'qwerty123' })).toMatchObject(
      rejected('password', 'password_too_common'),
    );
    expect(await register(ticket, { password: phone.slice(4) })).toMatchObject(
      rejected('password', 'password_too_common'),
    );
    expect(await register(ticket, { full_name: '   ' })).toMatchObject(
      rejected('full_name', 'required'),
    );
    expect(await register(ticket, { full_name: undefined })).toMatchObject(
      rejected('full_name', 'required'),
    );
    expect(await register(ticket)).toMatchObject({ status: 200 });
  });

  it('keeps which terms were agreed to and when, and opens nothing without', async () => {
    const ticket = await ticketFor(test, nextPhone());
    for (const terms_version of [undefined, '', '2020-01-01']) {
      // oxlint-disable-next-line no-await-in-loop -- one ticket
      expect((await register(ticket, { terms_version })).status).toBe(422);
    }
    const { body } = await register(ticket);
    const { rows } = await test.db.pool.query(
      'select terms_version, terms_accepted_at from business_users where id = $1',
      [body.business_user.id],
    );
    expect(rows).toEqual([{ terms_version: '2026-11-29', terms_accepted_at: test.clock.now() }]);
  });

  it('rejects invalid input, and keeps the ticket valid', async () => {
    const ticket = await ticketFor(test, nextPhone());
    const foreign = { id: 1, role: 'root', phone: '+998900000000', version: 7, username: 'boss' };
    const { status, body } = await register(ticket, foreign);
    expect([status, body.errors]).toEqual([
      422,
      Object.keys(foreign).map((field) => ({ field, code: 'unknown_field' })),
    ]);
    expect((await register(ticket)).status).toBe(200);
  });
});

describe('login', () => {
  it('signs in with the password, with a new token each time', async () => {
    const { phone, id, token } = await signInDealer(test, nextPhone());
    const { status, body } = await test.call('login', {
      body: { phone, password: testPassword },
    });
    expect(status).toBe(200);
    expect(body.business_user.id).toBe(id);
    expect(body.access).not.toBe(token);
    expect(body.expires_at).toBe(
      new Date(test.clock.now().getTime() + 30 * 86_400_000).toISOString(),
    );
  });

  it('signs in with a ticket, once', async () => {
    const { phone, id } = await signInDealer(test, nextPhone());
    const ticket = await ticketFor(test, phone);
    expect(await test.call('login', { body: { ticket } })).toMatchObject({
      status: 200,
      body: { business_user: { id } },
    });
    expect(await test.call('login', { body: { ticket } })).toMatchObject(
      rejected('ticket', 'ticket_expired'),
    );
  });

  it('rejects a ticket for a reset', async () => {
    const { phone } = await signInDealer(test, nextPhone());
    const ticket = await ticketFor(test, phone, 'reset');
    expect(await test.call('login', { body: { ticket } })).toMatchObject(
      rejected('ticket', 'ticket_expired'),
    );
  });

  it('rejects the ticket of a number without an account, which can still register by it', async () => {
    const ticket = await ticketFor(test, nextPhone());
    expect(await test.call('login', { body: { ticket } })).toMatchObject(
      rejected('ticket', 'not_registered'),
    );
    expect(await register(ticket)).toMatchObject({ status: 200 });
  });

  it('says that an account is blocked only after the right password or code', async () => {
    const { phone, id, token } = await signInDealer(test, nextPhone());
    await block(id);
    const wrong = await test.call('login', { body: { phone, password: 'not-the-one' } });
    expect(wrong).toMatchObject(rejected('password', 'credentials_wrong'));
    const right = await test.call('login', { body: { phone, password: testPassword } });
    expect(right).toMatchObject(rejected('password', 'account_blocked'));
    const ticket = await ticketFor(test, phone);
    expect(await test.call('login', { body: { ticket } })).toMatchObject(
      rejected('ticket', 'account_blocked'),
    );
    expect(await test.call('getProfile', { token })).toMatchObject({ status: 401 });
  });

  it.each([
    {},
    { phone: '+998901234567' },
    { password: 'karvon-demo' },
    { phone: 1, password: [] },
    { ticket: 'short' },
  ])('rejects %j', async (body) => {
    expect(await test.call('login', { body })).toMatchObject({ status: 422 });
  });
});

describe('resetPassword', () => {
  it('sets the password, ends every session and signs in again', async () => {
    const { phone, id, token } = await signInDealer(test, nextPhone());
    const spare = await ticketFor(test, phone);
    test.clock.advance(60);
    const ticket = await ticketFor(test, phone, 'reset');
    const { status, body } = await test.call('resetPassword', {
      body: { ticket, password: 'new-karvon-demo' },
    });
    expect(status).toBe(200);
    expect(body.business_user.id).toBe(id);
    expect(await test.call('getProfile', { token })).toMatchObject({ status: 401 });
    expect(await test.call('getProfile', { token: body.access })).toMatchObject({ status: 200 });
    expect(await test.call('login', { body: { phone, password: testPassword } })).toMatchObject({
      status: 422,
    });
    expect(
      await test.call('login', { body: { phone, password: 'new-karvon-demo' } }),
    ).toMatchObject({ status: 200 });
    expect(await test.call('login', { body: { ticket: spare } })).toMatchObject(
      rejected('ticket', 'ticket_expired'),
    );
    const again = await test.call('resetPassword', { body: { ticket, password: 'newer-karvon' } });
    expect(again).toMatchObject(rejected('ticket', 'ticket_expired'));
  });

  it('ends the rest after wrong passwords', async () => {
    const { phone } = await signInDealer(test, nextPhone());
    for (let tries = 0; tries < 5; tries += 1)
      await test.call('login', { body: { phone, password: 'wrong-one' } });
    const ticket = await ticketFor(test, phone, 'reset');
    await test.call('resetPassword', { body: { ticket, password: 'new-karvon-demo' } });
    expect(
      await test.call('login', { body: { phone, password: 'new-karvon-demo' } }),
    ).toMatchObject({ status: 200 });
  });

  it('rejects a number without an account, a sign-in ticket, a blocked account and a bad password', async () => {
    const reset = (ticket: string, password = 'new-karvon-demo') =>
      test.call('resetPassword', { body: { ticket, password } });
    const nobody = await ticketFor(test, nextPhone(), 'reset');
    expect(await reset(nobody)).toMatchObject(rejected('ticket', 'not_registered'));
    const { phone, id } = await signInDealer(test, nextPhone());
    const other = await ticketFor(test, phone);
    expect(await reset(other)).toMatchObject(rejected('ticket', 'ticket_expired'));
    test.clock.advance(60);
    const ticket = await ticketFor(test, phone, 'reset');
    expect(await reset(ticket, '12345678')).toMatchObject(
      rejected('password', 'password_too_common'),
    );
    expect(await reset(ticket, '1234567')).toMatchObject(rejected('password', 'too_short'));
    await block(id);
    expect(await reset(ticket)).toMatchObject(rejected('ticket', 'account_blocked'));
  });
});

describe('createDealer', () => {
  const dealer = { full_name: 'Жасур Каримов', password: testPassword, language: 'ru' as const };

  it('takes a given id, moves the next one past it, and rejects a number twice', async () => {
    const demo = { ...dealer, id: 20418, phone: '+998901234567' };
    expect(await createDealer(test, demo)).toBe(20418);
    expect(await createDealer(test, { ...dealer, phone: nextPhone() })).toBe(20419);
    await expect(createDealer(test, { ...dealer, phone: demo.phone })).rejects.toMatchObject({
      status: 409,
      code: 'already_registered',
    });
  });
});
