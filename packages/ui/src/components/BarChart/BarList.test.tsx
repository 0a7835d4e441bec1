import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BarList, type BarListProps } from './BarChart';

const base = {
  'aria-label': 'Leads',
  bars: [
    { id: 'a', label: 'Sergeli', value: 50 },
    { id: 'b', label: 'Chilonzor', detail: '3 sold', value: 200 },
    { id: 'c', label: 'Nobody', value: null },
  ],
  formatValue: (value: number) => `n${String(value)}`,
  labels: { empty: 'No leads', others: (count: number) => `${String(count)} more` },
} satisfies BarListProps;

const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('is a list from the largest value, each with its rank and its value as text', () => {
  render(<BarList {...base} />);
  expect(screen.getByRole('list', { name: 'Leads' })).toBeTruthy();
  expect(rows()).toEqual(['1. Chilonzor 3 sold n200', '2. Sergeli n50', 'Nobody —']);
});

it('has bars in proportion that start at the same position', () => {
  const { container } = render(
    <div style={{ width: 370 }}>
      <BarList {...base} />
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

it('sums up hidden bars, and has a message without bars', () => {
  const { rerender } = render(<BarList {...base} limit={1} />);
  expect(rows()).toEqual(['1. Chilonzor 3 sold n200', '2 more n50']);
  rerender(<BarList {...base} bars={[]} />);
  expect(screen.getByText('No leads')).toBeTruthy();
});

const process = {
  'aria-label': 'Funnel',
  bars: [
    { id: 'a', label: 'Views', value: 1000 },
    { id: 'b', label: 'Leads', value: 100 },
    { id: 'c', label: 'Sold', value: 5 },
  ],
  formatValue: (value: number) => `n${String(value)}`,
  formatShare: (share: number) => `${String(Math.round(share * 100))} %`,
  labels: { conversion: 'of them', empty: 'Nobody yet' },
} satisfies BarListProps;

it('steps: is a list with every value and conversion', () => {
  render(<BarList {...process} />);
  expect(screen.getByRole('list', { name: 'Funnel' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Views n1000',
    'of them 10 %Leads n100',
    'of them 5 %Sold n5',
  ]);
});

it('says that its scale is no straight one', () => {
  render(<BarList {...process} logScaleNote="By logarithm" />);
  expect(screen.getByText('By logarithm')).toBeTruthy();
});

it('has a logarithmic scale without a note of its own', () => {
  const { container } = render(<BarList {...process} scale="log" />);
  const last = container.querySelector('li:last-child [aria-hidden] > span');
  expect(last?.getAttribute('style')).toContain('25.9%');
  expect(container.querySelector('ol + p')).toBeNull();
});

it('has bars of steps in proportion, on shared columns', () => {
  const { container } = render(
    <div style={{ width: 370 }}>
      <BarList {...process} />
    </div>,
  );
  const bars = [...container.querySelectorAll('[aria-hidden] > span')];
  const tracks = bars.map((bar) => bar.parentElement?.getBoundingClientRect());
  expect(new Set(tracks.map((track) => track?.left)).size).toBe(1);
  expect(new Set(tracks.map((track) => track?.width)).size).toBe(1);
  expect(bars.map((bar) => bar.getAttribute('style'))).toEqual([
    expect.stringContaining('100%'),
    expect.stringContaining('10%'),
    expect.stringContaining('0.5%'),
  ]);
});

it('steps: has a message for an empty first step, and distinguishes missing values', () => {
  const { rerender } = render(<BarList {...process} bars={[]} />);
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  rerender(
    <BarList
      {...process}
      bars={[
        { id: 'a', label: 'Views', value: Number.NaN },
        { id: 'b', label: 'Leads', value: 10 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Views —',
    'of them —Leads n10',
  ]);
});

it('bears a hundred long texts and values that are no numbers', () => {
  const hostile = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    label: 'ў'.repeat(300),
    value: [Number.NaN, Infinity, null, -5, 1.7e308][index % 5] ?? null,
  }));
  const { container, rerender } = render(<BarList {...base} bars={hostile} limit={50} />);
  const shown = () => container.outerHTML;
  expect(shown()).not.toMatch(/NaN|Infinity|undefined|width: -/);
  rerender(<BarList {...process} bars={hostile} scale="log" />);
  expect(shown()).not.toMatch(/NaN|Infinity|undefined|width: -/);
});
