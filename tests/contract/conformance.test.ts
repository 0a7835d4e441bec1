import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayme } from '../../apps/server/src/providers/payments/payme';
import {
  type TestApp,
  createTestApp,
  testServiceKey,
} from '../../apps/server/src/testing/test-app';
import { loadContract } from '../../packages/conformance/src/contract';
import { runConformance } from '../../packages/conformance/src/run-conformance';

const folder = fileURLToPath(new URL('../../openapi', import.meta.url));
let test: TestApp;
let token = '';
let address = '';

beforeAll(async () => {
  // Only told of: the checker pays nothing.
  const payments = createPayme({
    url: 'https://checkout.example.uz',
    publicUrl: 'https://checkout.example.uz',
    merchantId: 'tests',
    key: 'tests',
    mode: 'sandbox',
    offerUrl: 'https://example.uz/offer',
  });
  test = await createTestApp({ deps: { payments } });
  token = (await test.signIn()).token;
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

describe('the checker of backend teams, on our own server', () => {
  it.each(['main', 'search', 'chat'])('finds nothing wrong with %s', async (service) => {
    const contract = loadContract(folder, service);
    const findings = await runConformance(contract, {
      baseUrl: `${address}${contract.base}`,
      token,
      serviceKey: testServiceKey,
    });
    expect(findings.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(findings.length).toBeGreaterThan(contract.operations.length / 2);
  });
});
