import { rmSync } from 'node:fs';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { demoDealer } from './dealers';
import { prepareDemo } from './prepare-demo';

/** Settings of `npm start` with the local provider, which these tests do not call. */
const env = {
  DEMO: 'on',
  PAYMENTS: 'payme',
  PAYME_MODE: 'sandbox',
  PAYME_URL: 'http://127.0.0.1:8790/api',
  PAYME_MERCHANT_ID: '5e730e8e0b852a417aa49ceb',
  PAYME_KEY: 'local-payme-key',
};

async function makeDemo(): ReturnType<TestApp['keep']> {
  const test = await createTestApp({ env });
  await prepareDemo(test.deps);
  const kept = await test.keep();
  process.once('exit', () => rmSync(kept.folder, { recursive: true, force: true }));
  return kept;
}

let made: ReturnType<typeof makeDemo> | undefined;

/** Filling takes seconds, so it happens once for all test files. */
export async function openDemo(): Promise<{ test: TestApp; token: string }> {
  made ??= makeDemo();
  const test = await createTestApp({ env, copyOf: await made });
  await prepareDemo(test.deps);
  const { phone, password } = demoDealer;
  const { body } = await test.call('login', { body: { phone, password } });
  return { test, token: body.access };
}
