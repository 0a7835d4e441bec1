import { expect, it } from 'vitest';
import { fitInside } from './shrink-photo';

it('brings the longest side to 2560 and keeps the proportion', () => {
  expect(fitInside(5120, 3840)).toEqual({ width: 2560, height: 1920 });
  expect(fitInside(3000, 6000)).toEqual({ width: 1280, height: 2560 });
});

it('never makes an image larger', () => {
  expect(fitInside(1200, 750)).toEqual({ width: 1200, height: 750 });
});

it('leaves at least one pixel of a strip', () => {
  expect(fitInside(100_000, 2)).toEqual({ width: 2560, height: 1 });
});
