import { sql } from 'kysely';
import { afterAll, expect, test as it } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { startIdempotencySweep } from './idempotency-sweep';

const test = await createTestApp();
afterAll(() => test.close());

it('forgets keys of yesterday, keeps those of today, and comes again', async () => {
  const { db } = test.deps;
  for (const [key, age] of [
    ['of-yesterday', '25 hours'],
    ['of-today', '23 hours'],
  ] as const) {
    await sql`insert into idempotency_keys (owner, operation_id, key, request_hash, created_at)
      values ('dealer:1', 'createAuto', ${key}, '', now() - ${age}::interval)`.execute(db.current);
  }
  await startIdempotencySweep(test.deps);
  test.clock.advance(61);
  await test.jobs.runDue();
  const left = await db.current.selectFrom('idempotency_keys').select('key').execute();
  expect(left).toEqual([{ key: 'of-today' }]);

  await sql`update idempotency_keys set created_at = now() - interval '2 days'`.execute(db.current);
  test.clock.advance(3600);
  await test.jobs.runDue();
  expect(await db.current.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
});
