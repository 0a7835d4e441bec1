import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';

let folder: string;
let plain: TestApp;
let withPush: TestApp;

const firebase = {
  FIREBASE_API_KEY: 'AIzaSyKarvonTestsOnly',
  FIREBASE_PROJECT_ID: 'karvon-local',
  FIREBASE_APP_ID: '1:123456789012:web:0a1b2c3d4e5f',
  FIREBASE_SENDER_ID: '123456789012',
  FIREBASE_VAPID_KEY: 'B'.repeat(87),
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'karvon-dist-'));
  for (const name of ['assets', 'locales']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'app.html'), '<html><head></head></html>');
  writeFileSync(path.join(folder, 'firebase-messaging-sw.js'), 'worker()');
  writeFileSync(path.join(folder, 'offline-worker.js'), 'offline()');
  plain = await createTestApp({ dashboardFolder: folder });
  const env = { PUSH_PROVIDER: 'fcm', FCM_SERVICE_ACCOUNT: '{}', ...firebase };
  withPush = await createTestApp({ dashboardFolder: folder, env });
});
afterAll(async () => {
  await plain.close();
  await withPush.close();
  rmSync(folder, { recursive: true });
});

async function page({ app }: TestApp) {
  const { body, headers } = await app.inject({ url: '/dashboard/autos' });
  const config = /id="karvon-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  return { config: JSON.parse(config), policy: String(headers['content-security-policy']) };
}

it('hands the web app to pages and lets them talk to its services, only where push is on', async () => {
  expect((await page(plain)).config.firebase).toBeNull();
  expect((await page(plain)).policy).not.toContain('googleapis');
  const { config, policy } = await page(withPush);
  expect(config.firebase).toEqual({
    api_key: firebase.FIREBASE_API_KEY,
    project_id: 'karvon-local',
    app_id: firebase.FIREBASE_APP_ID,
    sender_id: firebase.FIREBASE_SENDER_ID,
    vapid_key: firebase.FIREBASE_VAPID_KEY,
  });
  const connect = policy.split(';').find((line) => line.startsWith('connect-src'));
  expect(connect).toContain('https://fcmregistrations.googleapis.com');
  expect(connect).toContain('https://firebaseinstallations.googleapis.com');
  expect(policy.match(/googleapis/g)).toHaveLength(2);
});

it('serves the worker fresh, from the root, and with nothing that it may load', async () => {
  const { statusCode, headers } = await plain.app.inject({ url: '/firebase-messaging-sw.js' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers['content-type']).toContain('javascript');
});

it('lets the offline worker ask for what pages load, and takes it away where it is switched off', async () => {
  const served = await plain.app.inject({ url: '/offline-worker.js' });
  expect(served.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(served.body).toBe('offline()');
  expect((await page(plain)).config.offline_worker).toBeUndefined();

  const without = await createTestApp({ dashboardFolder: folder, env: { OFFLINE_WORKER: 'off' } });
  const farewell = await without.app.inject({ url: '/offline-worker.js' });
  expect(farewell.headers['content-type']).toContain('javascript');
  expect(farewell.body).toContain('registration.unregister()');
  expect((await page(without)).config.offline_worker).toBe(false);
  await without.close();
});
