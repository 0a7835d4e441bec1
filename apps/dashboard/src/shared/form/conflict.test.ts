import { expect, it } from 'vitest';
import { proposedSide, threeWay } from './conflict';

const names = ['a', 'b', 'c'] as const;
type Values = Record<(typeof names)[number], number>;
const differing = (one: Values, other: Values) => names.filter((name) => one[name] !== other[name]);

it('proposes the side that changed a field, and none when both did', () => {
  const found = threeWay(
    differing,
    { a: 0, b: 0, c: 0 },
    { a: 1, b: 0, c: 1 },
    { a: 0, b: 2, c: 2 },
  );
  expect(found.map((one) => [one.field, proposedSide(one)])).toEqual([
    ['a', 'mine'],
    ['b', 'theirs'],
    ['c', undefined],
  ]);
});

it('does not ask about a field with equal values', () => {
  const both = { a: 1, b: 0, c: 0 };
  expect(threeWay(differing, { a: 0, b: 0, c: 0 }, both, both)).toEqual([]);
});
