import { expect, it } from 'vitest';
import { cropped, thinLabels } from './thin-labels';

const days = (count: number, width: number) =>
  Array.from({ length: count }, (_, day) => ({
    text: `${String(day + 1)} ноя`,
    x: count === 1 ? width / 2 : (day / (count - 1)) * width,
  }));

it('keeps the first and the last, and room between all', () => {
  for (const [count, width] of [
    [30, 640],
    [30, 270],
    [7, 640],
    [1000, 300],
  ] as const) {
    const kept = thinLabels(days(count, width), width);
    expect(kept[0]?.text).toBe('1 ноя');
    expect(kept.at(-1)?.text).toBe(`${String(count)} ноя`);
    const gaps = kept.slice(1).map(({ x }, index) => x - (kept[index]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(48);
  }
});

it('shows one word where there is no room for two, and none of nothing', () => {
  expect(thinLabels(days(9, 20), 20)).toHaveLength(1);
  expect(thinLabels([], 300)).toEqual([]);
  expect(thinLabels(days(1, 300), 300)).toHaveLength(1);
});

it('crops a word to its place', () => {
  expect(cropped('Пн', 40)).toBe('Пн');
  expect(cropped('Ko‘rsatuvdan olingan', 72)).toBe('Ko‘rsatuv…');
  expect(cropped('30', 22.4 - 8)).toBe('30');
  expect(cropped('Длинное', 0)).toBe('…');
});
