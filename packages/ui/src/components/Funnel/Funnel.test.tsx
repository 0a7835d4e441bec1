import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Funnel, type FunnelProps } from './Funnel';

const base = {
  'aria-label': 'Funnel',
  steps: [
    { id: 'a', label: 'Views', value: 1000 },
    { id: 'b', label: 'Leads', value: 100 },
    { id: 'c', label: 'Sold', value: 5 },
  ],
  formatValue: (value: number) => `n${String(value)}`,
  formatShare: (share: number) => `${String(Math.round(share * 100))} %`,
  labels: { conversion: 'of them', empty: 'Nobody yet' },
} satisfies FunnelProps;

it('is a list that says every figure and what part went on', () => {
  render(<Funnel {...base} />);
  expect(screen.getByRole('list', { name: 'Funnel' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Views n1000',
    'of them 10 %Leads n100',
    'of them 5 %Sold n5',
  ]);
});

it('says that its scale is no straight one', () => {
  render(<Funnel {...base} logScaleNote="By logarithm" />);
  expect(screen.getByText('By logarithm')).toBeTruthy();
});

it('has a logarithmic scale without a note of its own', () => {
  const { container } = render(<Funnel {...base} scale="log" />);
  const last = container.querySelector('li:last-child [aria-hidden] > span');
  expect(last?.getAttribute('style')).toContain('25.9%');
  expect(container.querySelector('ol + p')).toBeNull();
});

it('has bars in proportion, on shared columns', () => {
  const { container } = render(
    <div style={{ width: 370 }}>
      <Funnel {...base} />
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

it('says so when nobody took the first step, and keeps figures that are missing apart', () => {
  const { rerender } = render(<Funnel {...base} steps={[]} />);
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  rerender(
    <Funnel
      {...base}
      steps={[
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
