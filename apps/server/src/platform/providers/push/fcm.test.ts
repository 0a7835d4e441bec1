import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../config/config';
import { createTestClock } from '../../../testing/test-clock';
import { createPush } from './create-push';
import { createFcm } from './fcm';
import { outcomeOf } from './fcm-response';
import { type FcmError, type LocalFcm, createLocalFcm } from './local-fcm';
import type { PushMessage, PushProvider } from './push-provider';
import { readServiceAccount } from './service-account';

const clock = createTestClock();
let fcm: LocalFcm;
let push: PushProvider;

const message = (token: string, platform: PushMessage['platform'] = 'web'): PushMessage => ({
  token,
  platform,
  timeToLive: 600,
  data: {
    notification_id: '7',
    title: 'Новый лид',
    body: 'Дилшод ждёт ответа.',
    link: '/dashboard/leads',
    tag: 'notice-7',
  },
});

const provider = (timeout?: number) =>
  createFcm({
    account: readServiceAccount(fcm.serviceAccount()),
    clock,
    baseUrl: fcm.origin(),
    ...(timeout === undefined ? {} : { timeout }),
  });

beforeAll(async () => {
  fcm = createLocalFcm({ now: () => clock.now().getTime() });
  await fcm.listen();
});
afterAll(() => fcm.close());
beforeEach(() => {
  fcm.sent.length = 0;
  Object.assign(fcm.counts, { tokens: 0, sends: 0 });
  fcm.rejectTokens(undefined);
  push = provider();
});

describe('sending', () => {
  it('signs in once for many messages, and again shortly before the token ends', async () => {
    await Promise.all([push.send(message('a')), push.send(message('b')), push.send(message('c'))]);
    expect(fcm.counts.tokens).toBe(1);
    clock.advance(3600 - 240);
    expect(await push.send(message('d'))).toEqual({ kind: 'sent' });
    expect(fcm.counts).toEqual({ tokens: 2, sends: 4 });
    expect(fcm.sent.map(({ token }) => token).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('sends data alone, urgent, in the way of each platform', async () => {
    for (const platform of ['web', 'android', 'ios'] as const)
      await push.send(message(platform, platform));
    const [web, android, ios] = fcm.sent;
    expect(web).toEqual({
      token: 'web',
      data: message('web').data,
      webpush: { headers: { TTL: '600', Urgency: 'high' } },
    });
    expect(android?.android).toEqual({ priority: 'HIGH', ttl: '600s' });
    expect(ios?.apns?.payload).toEqual({ aps: { 'content-available': 1 } });
    const now = Math.floor(clock.now().getTime() / 1000);
    expect(ios?.apns?.headers).toMatchObject({ 'apns-expiration': String(now + 600) });
  });

  it('takes a new token once when the old one is rejected', async () => {
    await push.send(message('a'));
    fcm.endTokens();
    expect(await push.send(message('b'))).toEqual({ kind: 'sent' });
    expect(fcm.counts).toEqual({ tokens: 2, sends: 3 });
  });
});

describe('rejections', () => {
  const cases: [FcmError, object][] = [
    ['UNREGISTERED', { kind: 'dead', reason: 'fcm 404 UNREGISTERED' }],
    ['INVALID_TOKEN', { kind: 'dead', reason: 'fcm 400 INVALID_ARGUMENT' }],
    ['SENDER_ID_MISMATCH', { kind: 'dead', reason: 'fcm 403 SENDER_ID_MISMATCH' }],
    ['INVALID_ARGUMENT', { kind: 'failed', reason: 'fcm 400 INVALID_ARGUMENT' }],
    ['UNAUTHENTICATED', { kind: 'failed', reason: 'fcm 401 UNAUTHENTICATED' }],
    ['QUOTA_EXCEEDED', { kind: 'later', reason: 'fcm 429 QUOTA_EXCEEDED', retryAfter: 42 }],
    ['UNAVAILABLE', { kind: 'later', reason: 'fcm 503 UNAVAILABLE', retryAfter: 42 }],
    ['INTERNAL', { kind: 'later', reason: 'fcm 500 INTERNAL', retryAfter: 42 }],
    ['cut', { kind: 'failed', reason: 'fcm no answer (UND_ERR_SOCKET)' }],
  ];
  it.each(cases)('%s becomes %j', async (error, outcome) => {
    fcm.reject('refused', error, { retryAfter: 42 });
    const response = await push.send(message('refused'));
    const { retryAfter: _, ...withoutWait } = { retryAfter: 0, ...response };
    expect(response.kind === 'later' ? response : withoutWait).toEqual(outcome);
  });

  it('does not know whether a message without a response rang: no second try', async () => {
    fcm.reject('silent', 'no answer');
    expect(await provider(200).send(message('silent'))).toMatchObject({ kind: 'failed' });
  });

  it('tries later what never left', async () => {
    const away = createLocalFcm();
    await away.listen();
    const account = readServiceAccount(fcm.serviceAccount());
    const lost = createFcm({ account, clock, baseUrl: away.origin() });
    await away.close();
    expect(await lost.send(message('a'))).toEqual({ kind: 'later', reason: 'fcm ECONNREFUSED' });
  });

  it('retry later while tokens are unavailable, and not when the account is rejected', async () => {
    fcm.rejectTokens({ status: 503, retryAfter: 30 });
    const busy = { kind: 'later', reason: 'token 503', retryAfter: 30 };
    expect(await push.send(message('a'))).toEqual(busy);
    fcm.rejectTokens(undefined);
    expect(await push.send(message('a'))).toEqual({ kind: 'sent' });
    const stranger = { ...readServiceAccount(fcm.serviceAccount()), client_email: 'x@y.uz' };
    const rejected = createFcm({ account: stranger, clock, baseUrl: fcm.origin() });
    expect(await rejected.send(message('a'))).toEqual({ kind: 'failed', reason: 'token 400' });
  });

  it('takes a web page for a response as a fault of the server', () => {
    expect(outcomeOf(502, undefined)).toEqual({ kind: 'later', reason: 'fcm 502' });
    expect(outcomeOf(404, undefined)).toEqual({ kind: 'failed', reason: 'fcm 404' });
  });
});

describe('settings', () => {
  const log = { lines: [] as unknown[], info: (...line: unknown[]) => void log.lines.push(line) };
  const web = {
    FIREBASE_API_KEY: 'AIzaSyLocalLocalLocal',
    FIREBASE_PROJECT_ID: 'karvon-local',
    FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
    FIREBASE_SENDER_ID: '123456789012',
    FIREBASE_VAPID_KEY: createHash('sha512').update('key').digest('base64url').padEnd(87, 'A'),
  };
  const made = (env: Record<string, string>) => createPush(readConfig(env), { clock, log });

  it('is off without any, and says so once', () => {
    log.lines.length = 0;
    expect(made({})).toBeUndefined();
    expect(log.lines).toEqual([['push.off']]);
  });

  it('takes an account as JSON and as a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'karvon-account-'));
    const file = path.join(folder, 'account.json');
    writeFileSync(file, fcm.serviceAccount());
    const fromFile = { PUSH_PROVIDER: 'fcm', FCM_SERVICE_ACCOUNT: file, ...web };
    expect(made(fromFile)).toBeDefined();
    expect(made({ ...fromFile, FCM_SERVICE_ACCOUNT: fcm.serviceAccount() })).toBeDefined();
    rmSync(folder, { recursive: true });
  });

  it.each([
    [{ PUSH_PROVIDER: 'fcm' }, /FCM_SERVICE_ACCOUNT: is needed/],
    [{ PUSH_PROVIDER: 'fcm', FCM_SERVICE_ACCOUNT: '/nowhere' }, /neither JSON nor a file/],
    [{ PUSH_PROVIDER: 'fcm', FCM_SERVICE_ACCOUNT: '{"type":' }, /is no JSON/],
    [{ PUSH_PROVIDER: 'fcm', FCM_SERVICE_ACCOUNT: '{"private_key":"secret"}' }, /project_id/],
    [{ FIREBASE_API_KEY: web.FIREBASE_API_KEY }, /FIREBASE_VAPID_KEY: is needed with the other/],
    [{ ...web, FIREBASE_APP_ID: 'app' }, /FIREBASE_APP_ID: must look like/],
  ])('says what is wrong with %j', (env, expected) => {
    expect(() => made(env)).toThrow(ConfigError);
    expect(() => made(env)).toThrow(expected);
    expect(() => made(env)).not.toThrow(/secret/);
  });

  it('rejects pages that sign up with another project', () => {
    const env = { ...web, PUSH_PROVIDER: 'fcm', FCM_SERVICE_ACCOUNT: fcm.serviceAccount() };
    expect(() => made({ ...env, FIREBASE_PROJECT_ID: 'other-project' })).toThrow(/another project/);
  });
});
