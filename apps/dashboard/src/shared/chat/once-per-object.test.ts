import { expect, it, vi } from 'vitest';
import { oncePerObject } from './once-per-object';

it('computes once per object, also when the result is undefined', () => {
  const ask = vi.fn<(row: { id: number }) => number | undefined>(({ id }) =>
    id === 0 ? undefined : id,
  );
  const compute = oncePerObject(ask);
  const rows = [{ id: 0 }, { id: 1 }];
  expect(rows.map(compute)).toEqual([undefined, 1]);
  expect(rows.map(compute)).toEqual([undefined, 1]);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(compute({ id: 1 })).toBe(1);
  expect(ask).toHaveBeenCalledTimes(3);
});
