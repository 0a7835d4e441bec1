import { operations } from '@karvon/api/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoDealer } from '../../../../demo/dealers';
import { type TestApp, createTestApp } from '../../../testing/test-app';
import { createDealer } from './create-dealer';

let test: TestApp;

const openDemoAccount = async (app: TestApp) => {
  await createDealer(app.deps, { ...demoDealer, language: 'ru' });
};

beforeAll(async () => {
  test = await createTestApp({ env: { DEMO: 'on', TRUST_PROXY: '1' } });
  await openDemoAccount(test);
});
afterAll(() => test.close());
beforeEach(() => test.clock.advance(2 * 60 * 60));

const visit = async (address = '213.230.96.5') => {
  const { status, body } = await test.call('startDemo', {
    headers: { 'x-forwarded-for': address },
  });
  expect(status).toBe(200);
  const token: string = body.access;
  return token;
};

/** Every operation that changes something, except leaving and the ticket for the socket. */
const writes = Object.values(operations)
  .filter(({ security, method }) => security === 'bearer' && method !== 'GET')
  .map(({ operationId }) => operationId)
  .filter((id) => id !== 'logout' && id !== 'createSocketTicket');

describe('a look at the demonstration', () => {
  it('reads as its dealer does', async () => {
    const token = await visit();
    const { status, body } = await test.call('getProfile', { token });
    expect([status, body.id]).toEqual([200, demoDealer.id]);
    expect((await test.call('createSocketTicket', { token })).status).toBe(200);
  });

  it.each(writes)('%s: refused before anything is read of it', async (id) => {
    const token = await visit();
    const params = { id: 1, token: 'x', campaign_id: 1, fingerprint: 'x' };
    expect(await test.call(id, { token, params, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'demo_read_only' },
    });
  });

  it('ends after half an hour, however much it is used', async () => {
    const token = await visit();
    for (const minutes of [10, 10, 9]) {
      test.clock.advance(minutes * 60);
      expect((await test.call('getProfile', { token })).status).toBe(200);
    }
    test.clock.advance(60);
    expect((await test.call('getProfile', { token })).status).toBe(401);
  });

  it('is left by signing out', async () => {
    const token = await visit();
    expect((await test.call('logout', { token })).status).toBe(204);
    expect((await test.call('getProfile', { token })).status).toBe(401);
  });

  it('shows no session but its own, and the dealer none of the visitors', async () => {
    const { phone, password } = demoDealer;
    const { body: dealer } = await test.call('login', { body: { phone, password } });
    const token = await visit('213.230.96.6');
    await visit('213.230.96.7');
    const { body: seen } = await test.call('listSessions', { token });
    expect([seen.count, seen.results[0].address]).toEqual([1, '213.230.96.6']);
    const { body: own } = await test.call('listSessions', { token: dealer.access });
    expect(own.results.map((row: { address: string }) => row.address)).not.toContain(
      '213.230.96.6',
    );
    // The dealer gets no notification of a new device.
    const { body: bell } = await test.call('listNotifications', { token: dealer.access });
    expect(bell.count).toBe(0);
  });

  it('is had ten times an hour from one address', async () => {
    for (let visits = 0; visits < 10; visits += 1) await visit('84.54.70.1');
    const more = await test.call('startDemo', { headers: { 'x-forwarded-for': '84.54.70.1' } });
    expect(more).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    await visit('84.54.70.2');
  });
});

it.each([
  ['switched off', { DEMO: 'on', DEMO_VISITS: 'off' }, true],
  ['without demo data', { DEMO: 'on' }, false],
])('is not there %s', async (_, env, hasAccount) => {
  const other = await createTestApp({ env });
  try {
    if (hasAccount) await openDemoAccount(other);
    expect((await other.call('startDemo')).status).toBe(404);
  } finally {
    await other.close();
  }
});
