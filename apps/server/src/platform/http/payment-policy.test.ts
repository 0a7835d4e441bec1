import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';

const provider = 'https://checkout.example.uz';

let without: TestApp;
let withPayments: TestApp;

beforeAll(async () => {
  without = await createTestApp();
  withPayments = await createTestApp({
    env: {
      PAYMENTS: 'payme',
      PAYME_URL: 'http://127.0.0.1:9/api',
      PAYME_PUBLIC_URL: `${provider}/api`,
      PAYME_MERCHANT_ID: '5e730e8e0b852a417aa49ceb',
      PAYME_KEY: 'key-of-the-policy-test',
    },
  });
});
afterAll(async () => {
  await without.close();
  await withPayments.close();
});

async function directives({ app }: TestApp): Promise<Record<string, string[]>> {
  const { headers } = await app.inject({ url: '/dashboard/ads' });
  const lines = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...sources] = line.trim().split(' ');
      return [name, sources.filter((source) => !source.startsWith("'nonce-"))];
    }),
  );
}

it('lets pages talk to the payment provider’s origin, and opens nothing else for it', async () => {
  const [closed, open] = [await directives(without), await directives(withPayments)];
  expect(JSON.stringify(closed)).not.toContain(provider);
  const { 'connect-src': connect = [], ...others } = open;
  const { 'connect-src': before = [], ...othersBefore } = closed;
  // Only the origin: no path, no wildcard, not the address that only the server uses.
  expect(connect.filter((source) => !before.includes(source))).toEqual([provider]);
  expect(others).toEqual(othersBefore);
  expect(others['form-action']).toEqual(["'self'"]);
});
