import { createTestApp, type TestApp } from '../testing/test-app';
import { demoDealer } from './dealers';
import { prepareDemo } from './prepare-demo';

/** A server whose database holds the demo dealership, and its dealer signed in. Takes seconds. */
export async function openDemo(): Promise<{ test: TestApp; token: string }> {
  const test = await createTestApp({ env: { DEMO: 'on' } });
  await prepareDemo(test.deps);
  const { phone, password } = demoDealer;
  const { body } = await test.call('login', { body: { phone, password } });
  return { test, token: body.access };
}
