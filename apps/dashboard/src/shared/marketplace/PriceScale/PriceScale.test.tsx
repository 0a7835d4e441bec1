import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeWarnings } from '@karvon/ui/testing/warnings';
import { PriceScale } from './PriceScale';

const base = { format: (price: number) => `${String(price)} млн`, 'aria-label': 'Цена на рынке' };

it('says all of it in one sentence and shows the ends', () => {
  render(<PriceScale {...base} low={100} high={200} good={[120, 150]} value={130} />);
  const scale = screen.getByRole('img', { name: 'Цена на рынке' });
  expect(scale.textContent).toBe('130 млн100 млн200 млн');
});

it.each([-5, 100, 130, 200, 9999])('keeps the mark and its words on the bar at %s', (value) => {
  render(<PriceScale {...base} low={100} high={200} good={[120, 150]} value={value} />);
  const scale = screen.getByRole('img').getBoundingClientRect();
  const text = screen.getAllByText(`${String(value)} млн`)[0]?.getBoundingClientRect();
  expect(text?.left).toBeGreaterThanOrEqual(scale.left - 1);
  expect(text?.right).toBeLessThanOrEqual(scale.right + 1);
});

it.each([
  [Number.NaN, 5, 3],
  [7, 7, 7],
  [9, 1, Number.POSITIVE_INFINITY],
])('does not break on %s to %s with %s', (low, high, value) => {
  render(<PriceScale {...base} low={low} high={high} good={[5, 1]} value={value} />);
  expect(screen.getByRole('img').querySelectorAll('[data-zone]')).toHaveLength(1);
  // A word to the developer is welcome here.
  takeWarnings();
});

it('puts texts that would meet on lines of their own, and keeps those of marks far apart on one', () => {
  const marks = [
    { value: 132, label: 'лучшее' },
    { value: 190, label: 'хочет' },
    { value: 131, label: 'рынок', side: 'below' as const },
  ];
  render(<PriceScale {...base} low={100} high={200} value={130} valueLabel="вы" marks={marks} />);
  const [best, wants, own, market] = ['лучшее', 'хочет', 'вы', 'рынок'].map((text) =>
    screen.getByText(text).getBoundingClientRect(),
  );
  expect(best?.top).toBe(wants?.top);
  expect(own?.top).toBeGreaterThanOrEqual(best?.bottom ?? Infinity);
  expect(market?.top).toBeGreaterThan(own?.bottom ?? Infinity);
});
