import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhones, from, signInDealer } from '../../../testing/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';

let test: TestApp;
const nextPhone = createPhones(2_000_000);
const day = 24 * 60 * 60;

beforeAll(async () => {
  test = await createTestApp({
    env: { TRUST_PROXY: '1', SMS_DAILY_BUDGET: '40', SMS_PREFIX_DAILY_BUDGET: '30' },
  });
});
afterAll(() => test.close());

const send = (phone: string, address: string) =>
  test.call('sendCode', { body: { phone, purpose: 'sign_in' }, ...from(address) });

const statuses = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

describe('limits of sending', () => {
  it('holds five a day a number', async () => {
    const phone = nextPhone();
    for (let count = 0; count < 5; count += 1) {
      expect(await send(phone, `10.0.1.${count}`)).toMatchObject({ status: 200 });
      test.clock.advance(60);
    }
    expect(await send(phone, '10.0.1.9')).toMatchObject({
      status: 429,
      body: { retry_after: day - 300 },
    });
    test.clock.advance(day - 300);
    expect(await send(phone, '10.0.1.9')).toMatchObject({ status: 200 });
    test.clock.advance(day);
  });

  it('allows ten an hour per address for all numbers, also concurrently', async () => {
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => send(nextPhone(), '10.0.2.1')),
    );
    expect(statuses(responses, 200)).toBe(10);
    expect(statuses(responses, 429)).toBe(5);
    expect(await send(nextPhone(), '10.0.2.2')).toMatchObject({ status: 200 });
    test.clock.advance(3600);
    expect(await send(nextPhone(), '10.0.2.1')).toMatchObject({ status: 200 });
    test.clock.advance(day);
  });

  it('sends four fifths of the daily budgets to strangers, and the rest to registered numbers', async () => {
    const registered = nextPhone();
    const { id } = await signInDealer(test, registered);
    await test.db.pool.query('delete from sessions where business_user_id = $1', [id]);
    const before = test.sent.length;
    const ninety: { status: number }[] = [];
    for (let count = 0; count < 33; count += 1)
      ninety.push(await send(nextPhone(), `10.1.0.${count}`));
    await test.jobs.runDue();
    expect(test.sent.length - before).toBe(24);
    // Only the message may show whether a number is registered.
    const known = await send(registered, '10.1.1.1');
    expect(new Set([...ninety, known].map(({ status }) => status))).toEqual(new Set([200]));
    await test.jobs.runDue();
    expect(test.sent.slice(before + 24).map(({ phone }) => phone)).toEqual([registered]);
    for (let count = 0; count < 13; count += 1)
      await send(`+99893300000${count % 10}`, `10.2.0.${count}`);
    await test.jobs.runDue();
    expect(test.sent.length - before).toBe(24 + 1 + 8);
    test.clock.advance(day);
    expect(await send(nextPhone(), '10.3.0.1')).toMatchObject({ status: 200 });
  });

  it('never exceeds the budgets', async () => {
    test.clock.advance(day);
    const phones = await Promise.all(
      Array.from({ length: 9 }, async () => (await signInDealer(test, nextPhone())).phone),
    );
    const before = test.sent.length;
    for (let count = 0; count < 24; count += 1) await send(nextPhone(), `10.7.0.${count}`);
    for (const [index, phone] of phones.entries()) {
      await send(phone, `10.7.1.${index}`);
      await test.jobs.runDue();
    }
    expect(test.sent.length - before).toBe(30);
    expect(await send(nextPhone(), '10.7.2.1')).toMatchObject({ status: 429 });
    test.clock.advance(day);
  });

  it('does not count rejected requests', async () => {
    const phone = nextPhone();
    await send(phone, '10.4.0.1');
    for (let count = 0; count < 20; count += 1) {
      expect(await send(phone, '10.4.0.1')).toMatchObject({ status: 429 });
    }
    expect(await send(nextPhone(), '10.4.0.1')).toMatchObject({ status: 200 });
  });

  it('forgets counters and numbers whose time is over', async () => {
    test.clock.advance(2 * day);
    await send(nextPhone(), '10.5.0.1');
    await test.jobs.runDue();
    const { rows } = await test.db.pool.query(
      'select (select count(*) from auth_limits) as limits, (select count(*) from auth_phones) as phones',
    );
    expect(rows[0]).toEqual({ limits: 5, phones: 1 });
  });
});

describe('limits of asking', () => {
  it('holds thirty checks an hour a number', async () => {
    const phone = nextPhone();
    const check = () => test.call('checkPhone', { body: { phone }, ...from('10.6.0.1') });
    for (let count = 0; count < 30; count += 1)
      expect(await check()).toMatchObject({ status: 200 });
    expect(await check()).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', retry_after: 3600 },
    });
  });

  it('holds a hundred checks an hour an address', async () => {
    const responses = await Promise.all(
      Array.from({ length: 105 }, () =>
        test.call('checkPhone', { body: { phone: nextPhone() }, ...from('10.6.0.2') }),
      ),
    );
    expect(statuses(responses, 200)).toBe(100);
  });

  it('holds a hundred codes tried an hour from an address', async () => {
    const responses = await Promise.all(
      Array.from({ length: 105 }, () =>
        test.call('verifyCode', {
          body: { phone: nextPhone(), purpose: 'sign_in', code: '123456' },
          ...from('10.6.0.3'),
        }),
      ),
    );
    expect(statuses(responses, 422)).toBe(100);
    expect(statuses(responses, 429)).toBe(5);
  });
});
