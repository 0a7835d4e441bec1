import { expect, it } from 'vitest';
import { areaPath, linePath, pieces, placedRows } from './line-rows';

it('orders rows by time, keeps the later of two, leaves out what has no time', () => {
  const rows = placedRows([
    { at: '2026-11-03', values: { views: 3 } },
    { at: 'yesterday', values: { views: 9 } },
    { at: '2026-11-01', values: { views: 1 } },
    { at: '2026-11-03', values: { views: 4 } },
  ]);
  expect(rows.map(({ at, values }) => [at, values.views])).toEqual([
    ['2026-11-01', 1],
    ['2026-11-03', 4],
  ]);
});

it('breaks a line at its gaps', () => {
  const point = { x: 1, y: 2 };
  expect(pieces([null, point, point, null, point]).map(({ length }) => length)).toEqual([2, 1]);
  expect(pieces([])).toEqual([]);
});

it('closes an area at the baseline', () => {
  const piece = [
    { x: 0, y: 5 },
    { x: 10.04, y: 7 },
  ];
  expect(linePath(piece)).toBe('M0 5L10 7');
  expect(areaPath(piece, 20)).toBe('M0 5L10 7V20H0Z');
});
