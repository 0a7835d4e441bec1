import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BarChart, type BarChartProps } from './BarChart';

const bars = ['Mon', 'Tue', 'Wed'].map((label, index) => ({
  id: label,
  label,
  value: (index + 1) * 40,
}));
const base = {
  'aria-label': 'By weekday',
  bars,
  highlightedId: 'Tue',
  valueLabel: 'Views',
  formatValue: (value) => `n${String(value)}`,
  labels: { table: 'Table', row: 'Day', empty: 'Nothing yet' },
} satisfies BarChartProps;

const renderSample = (props: Partial<BarChartProps> = {}) =>
  render(
    <div style={{ width: 500 }}>
      <BarChart {...base} {...props} />
    </div>,
  );
const said = () =>
  screen.getByRole('slider', { name: 'By weekday' }).getAttribute('aria-valuetext');
const paths = (container: HTMLElement) =>
  [...container.querySelectorAll('figure path, figure rect')]
    .map((path) => path.outerHTML)
    .join(' ');

it('moves a ruler by keys, and says the figure', async () => {
  renderSample();
  await userEvent.tab();
  await userEvent.tab();
  expect(said()).toBe('Wed: Views n120');
  await userEvent.keyboard('{Home}');
  expect(said()).toBe('Mon: Views n40');
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('Tue: Views n80');
  await userEvent.keyboard('{End}');
  expect(said()).toBe('Wed: Views n120');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said()).toBe('Tue: Views n80');
});

it('takes its tooltip away by Escape, and the next arrow brings it back', async () => {
  const { container } = renderSample();
  const tip = () => container.querySelector('div[aria-hidden]')?.textContent;
  await userEvent.tab();
  await userEvent.tab();
  expect(tip()).toBe('WedViewsn120');
  await userEvent.keyboard('{Escape}');
  expect(tip()).toBeUndefined();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tip()).toBe('TueViewsn80');
});

it('gives one bar the full colour and its figure', () => {
  const { container } = renderSample();
  expect(
    [...container.querySelectorAll('g > path[d$=Z] + text')].map((text) => text.textContent),
  ).toEqual(['n80']);
});

it('writes the value of a bar below zero between the bar and its name', () => {
  const { container } = renderSample({
    bars: bars.map((bar) => ({ ...bar, value: 60 - bar.value })),
    highlightedId: 'Wed',
  });
  const boxOf = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect();
  const figure = container.querySelector('g > path[d$=Z] + text');
  expect(figure?.textContent).toBe('n-60');
  expect(boxOf(figure).top).toBeGreaterThanOrEqual(boxOf(figure?.previousElementSibling).bottom);
  expect(boxOf(figure).bottom).toBeLessThanOrEqual(boxOf(screen.getByText('Wed')).top);
});

it('shows the same rows as a table', async () => {
  renderSample();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayViews',
    'Monn40',
    'Tuen80',
    'Wedn120',
  ]);
});

it('says so when there is nothing to render', () => {
  renderSample({ bars: [{ id: 'x', label: 'x', value: Number.NaN }] });
  expect(screen.getByText('Nothing yet')).toBeTruthy();
});

it.each([
  ['one', bars.slice(0, 1)],
  ['zeros', bars.map((bar) => ({ ...bar, value: 0 }))],
  ['below zero', bars.map((bar) => ({ ...bar, value: 60 - bar.value }))],
  ['huge', bars.map((bar) => ({ ...bar, value: 1.7e308 }))],
  [
    'holes',
    [...bars, { id: 'n', label: 'n', value: null }, { id: 'i', label: 'i', value: Infinity }],
  ],
  ['long words', bars.map((bar) => ({ ...bar, label: 'ў'.repeat(300) }))],
  [
    'a thousand',
    Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      label: String(index),
      value: index,
    })),
  ],
])('renders %s without a broken bar', (_, hostile) => {
  const { container } = renderSample({ bars: hostile });
  expect(paths(container)).not.toMatch(/NaN|Infinity|undefined|height="-/);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
