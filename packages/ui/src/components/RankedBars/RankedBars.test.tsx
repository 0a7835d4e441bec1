import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RankedBars, type RankedBarsProps } from './RankedBars';

const base = {
  'aria-label': 'Leads',
  bars: [
    { id: 'a', label: 'Sergeli', value: 50 },
    { id: 'b', label: 'Chilonzor', detail: '3 sold', value: 200 },
    { id: 'c', label: 'Nobody', value: null },
  ],
  formatValue: (value: number) => `n${String(value)}`,
  labels: { empty: 'No leads', others: (count: number) => `${String(count)} more` },
} satisfies RankedBarsProps;

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('is a list from the largest value, each with its rank and its value as text', () => {
  render(<RankedBars {...base} />);
  expect(screen.getByRole('list', { name: 'Leads' })).toBeTruthy();
  expect(rows()).toEqual(['1. Chilonzor 3 sold n200', '2. Sergeli n50', 'Nobody —']);
});

it('has bars in proportion that start at the same position', () => {
  const { container } = render(
    <div style={{ width: 370 }}>
      <RankedBars {...base} />
    </div>,
  );
  const bars = [...container.querySelectorAll('[aria-hidden] > span')];
  const tracks = bars.map((bar) => bar.parentElement?.getBoundingClientRect());
  expect(new Set(tracks.map((track) => `${track?.left} ${track?.width}`)).size).toBe(1);
  expect(bars.map((bar) => bar.getAttribute('style'))).toEqual([
    expect.stringContaining('100%'),
    expect.stringContaining('25%'),
    expect.stringContaining('0%'),
  ]);
});

it('sums up what is not shown, and says so when there is nothing', () => {
  const { rerender } = render(<RankedBars {...base} limit={1} />);
  expect(rows()).toEqual(['1. Chilonzor 3 sold n200', '2 more n50']);
  rerender(<RankedBars {...base} bars={[]} />);
  expect(screen.getByText('No leads')).toBeTruthy();
});
