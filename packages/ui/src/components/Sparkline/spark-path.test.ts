import { expect, it } from 'vitest';
import { sparkPoints } from './spark-path';

const size = { width: 106, height: 26 };

it('spans its box from the lowest to the highest', () => {
  expect(sparkPoints([0, 10, 5], size)).toEqual([
    { x: 3, y: 23 },
    { x: 53, y: 3 },
    { x: 103, y: 13 },
  ]);
});

it('renders a constant in the middle and one figure at the end', () => {
  expect(sparkPoints([7, 7], size).map(({ y }) => y)).toEqual([13, 13]);
  expect(sparkPoints([7], size)).toEqual([{ x: 103, y: 13 }]);
});

it('steps over what is no number, and holds huge ones', () => {
  expect(sparkPoints([], size)).toEqual([]);
  expect(sparkPoints([Number.NaN, null, Infinity], size)).toEqual([]);
  const huge = sparkPoints([-Number.MAX_VALUE, 0, Number.MAX_VALUE], size);
  expect(huge.map(({ y }) => y)).toEqual([23, 13, 3]);
});
