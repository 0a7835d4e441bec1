import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../apps/server/src/testing/test-app';
import { declaring } from './offered';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT: '1' } });
});
afterAll(() => test.close());

describe('too many requests', () => {
  it.each(declaring(429))('%s: 429 that says when to come back', async (id) => {
    await test.call(id);
    const { status, body, headers } = await test.call(id);
    expect(status).toBe(429);
    expect(body.retry_after).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBe(body.retry_after);
  });
});
