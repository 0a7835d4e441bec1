import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../../testing/test-app';
import { createPrepared } from './statement';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('keeps the statements of two repositories apart on shared connections', async () => {
  const one = createPrepared(test.db);
  const other = createPrepared(test.db);
  for (let round = 0; round < 12; round += 1) {
    expect(await one(sql`select ${round}::int as value`)).toEqual([{ value: round }]);
    expect(await other(sql`select ${'b'}::text as value`)).toEqual([{ value: 'b' }]);
  }
});
