import { operations } from '@karvon/api/operations';
import { expect, it } from 'vitest';
import { pendingOperations } from './pending-operations';

it('lists each pending operation once, and shows them', () => {
  process.stdout.write(
    `${pendingOperations.length} operations answer 501: ${pendingOperations.join(', ')}\n`,
  );
  expect(new Set(pendingOperations).size).toBe(pendingOperations.length);
  for (const id of pendingOperations) expect(operations).toHaveProperty(id);
});
