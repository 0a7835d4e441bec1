import { afterAll, expect, test as it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database';
import { runOnce } from './idempotency';

const database = await createTestDatabase();
afterAll(() => database.close());

it('responds to a repeat after eight seconds that the first request still runs, and later gives its response', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: isWorking, resolve: begun } = Promise.withResolvers<void>();
  const request = { owner: 'dealer:1', operationId: 'createAuto', key: 'a-long-one', content: {} };
  const ask = (id: number) =>
    runOnce(database.db, request, async () => {
      begun();
      await mayEnd;
      return { status: 201, body: { id } };
    });
  const first = ask(1);
  await isWorking;
  await expect(ask(2)).rejects.toMatchObject({ status: 409, code: 'request_in_progress' });
  end();
  expect(await first).toMatchObject({ status: 201, body: { id: 1 } });
  expect(await ask(3)).toMatchObject({ status: 201, body: { id: 1 } });
});
