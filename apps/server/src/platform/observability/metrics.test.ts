import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app';

it('asks for the key where there is one, of this machine too', async () => {
  const test = await createTestApp({ env: { METRICS_KEY: 'a-key-of-sixteen-signs' } });
  const statusWith = async (headers: Record<string, string>) =>
    (await test.app.inject({ url: '/metrics', headers })).statusCode;
  expect(await statusWith({})).toBe(404);
  expect(await statusWith({ authorization: 'Bearer another-key-of-signs' })).toBe(404);
  expect(await statusWith({ authorization: 'Bearer a-key-of-sixteen-signs' })).toBe(200);
  await test.close();
});
