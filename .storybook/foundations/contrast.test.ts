import { describe, expect, it } from 'vitest';
import { contrast, contrastPairs, ratioOf } from './contrast';

describe('contrast', () => {
  it('is measured as WCAG 2.2 does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  it.each(['light', 'dark'] as const)('reaches the bar for every pair of the %s theme', (theme) => {
    const below = contrastPairs.filter((pair) => ratioOf(pair, theme) < pair.bar);
    expect(below).toEqual([]);
  });
});
