import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPhones, from } from '../../testing/dealers';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { addressBucket } from './limits';

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

  it('holds ten an hour an address, whatever number, at once as well', async () => {
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

  it('holds the daily budgets of a prefix and of all numbers', async () => {
    const ninety: { status: number }[] = [];
    for (let count = 0; count < 33; count += 1)
      ninety.push(await send(nextPhone(), `10.1.0.${count}`));
    expect(statuses(ninety, 200)).toBe(30);
    const others: { status: number }[] = [];
    for (let count = 0; count < 13; count += 1)
      others.push(await send(`+99893300000${count % 10}`, `10.2.0.${count}`));
    expect(statuses(others, 200)).toBe(10);
    test.clock.advance(day);
    expect(await send(nextPhone(), '10.3.0.1')).toMatchObject({ status: 200 });
  });

  it('does not count what was rejected', async () => {
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

describe('addressBucket', () => {
  it.each([
    ['84.54.70.12', '84.54.70.12'],
    ['::ffff:84.54.70.12', '84.54.70.12'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s → %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });
});
