import { describe, expect, it } from 'vitest';
import { drawable, niceTicks, rangeOf } from './ticks';

const ticksOf = (...values: number[]) => niceTicks([rangeOf(values)])[0]?.values;

describe('niceTicks', () => {
  it('takes round figures that hold the highest', () => {
    expect(ticksOf(580, 1380)).toEqual([0, 500, 1000, 1500]);
    expect(ticksOf(118)).toEqual([0, 25, 50, 75, 100, 125]);
  });

  it('counts whole things in whole steps', () => {
    expect(ticksOf(1)).toEqual([0, 1]);
    expect(ticksOf(2)).toEqual([0, 1, 2]);
    expect(ticksOf(0.3)?.at(-1)).toBeGreaterThanOrEqual(0.3);
  });

  it('has zero among them, below and above', () => {
    expect(ticksOf(-40, -10)).toContain(0);
    expect(ticksOf(-40, 90)).toContain(0);
    expect(ticksOf(0, 0)).toEqual([0, 1]);
  });

  it('gives two axes as many steps', () => {
    const [left, right] = niceTicks([rangeOf([1380]), rangeOf([27])]);
    expect(left?.values).toEqual([0, 500, 1000, 1500]);
    expect(right?.values).toEqual([0, 10, 20, 30]);
  });

  it.each([1e300, -1e300, 1e-9, 123_456_789_012, 0.1 + 0.2])('ends, and holds %s', (value) => {
    const values = ticksOf(value) ?? [];
    expect(values.length).toBeLessThanOrEqual(6);
    expect(values.every(Number.isFinite)).toBe(true);
    expect(Math.max(...values)).toBeGreaterThanOrEqual(value * (1 - 1e-9));
    expect(Math.min(...values)).toBeLessThanOrEqual(value);
  });
});

it('renders invalid and infinite values as gaps', () => {
  expect([Number.NaN, Infinity, -Infinity, null, undefined].map(drawable)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(drawable(Number.MAX_VALUE)).toBe(1e300);
});
