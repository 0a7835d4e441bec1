import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { takeWarnings } from '../../testing/warnings';
import { LineChart, type LineChartProps } from './LineChart';

type Key = 'views' | 'leads';
const rows = Array.from({ length: 30 }, (_, day) => ({
  at: `2026-11-${String(day + 1).padStart(2, '0')}`,
  values: { views: day * 10, leads: day },
}));
const base = {
  'aria-label': 'Views by day',
  series: [
    { id: 'views', label: 'Views' },
    { id: 'leads', label: 'Leads', axis: 'end' },
  ],
  rows,
  formatValue: (value) => `n${String(value)}`,
  formatDate: (at) => at,
  formatTick: (at) => at.slice(8),
  labels: { table: 'Table', row: 'Day', empty: 'Nothing yet' },
} satisfies LineChartProps<Key>;

const renderSample = (props: Partial<LineChartProps<Key>> = {}) =>
  render(
    <div style={{ width: 700 }}>
      <LineChart {...base} {...props} />
    </div>,
  );
const ruler = () => screen.getByRole('slider', { name: 'Views by day' });
const said = () => ruler().getAttribute('aria-valuetext');
const paths = (container: HTMLElement) =>
  [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '').join(' ');

it('is one stop of Tab, and its keys move the ruler over the days', async () => {
  renderSample();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(ruler());
  expect(said()).toBe('2026-11-30: Views n290, Leads n29');
  await userEvent.keyboard('{ArrowLeft}');
  expect(said()).toContain('2026-11-29');
  await userEvent.keyboard('{Home}');
  expect(said()).toContain('2026-11-01');
  await userEvent.keyboard('{PageUp}');
  expect(said()).toContain('2026-11-04');
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toContain('2026-11-05');
  await userEvent.keyboard('{PageDown}{End}');
  expect(said()).toContain('2026-11-30');
});

it('shows a tooltip while the pointer is on it, and on focus; Escape takes it away', async () => {
  const { container } = renderSample();
  expect(screen.queryByText('2026-11-30')).toBeNull();
  await userEvent.hover(ruler().parentElement ?? container);
  expect(screen.getAllByText(/^2026-11-\d\d$/)).toHaveLength(1);
  await userEvent.unhover(ruler().parentElement ?? container);
  expect(screen.queryByText(/^2026-11-\d\d$/)).toBeNull();
  ruler().focus();
  expect(await screen.findByText('2026-11-30')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('2026-11-30')).toBeNull();
});

it('follows a touch, and stays where it left', () => {
  renderSample();
  const plot = ruler().parentElement;
  const left = plot?.getBoundingClientRect().left ?? 0;
  if (plot) {
    fireEvent.pointerDown(plot, { pointerType: 'touch', clientX: left + 60 });
    fireEvent.pointerLeave(plot, { pointerType: 'touch' });
  }
  expect(said()).toMatch(/^2026-11-0[1-3]/);
  expect(screen.getByText(/^2026-11-0[1-3]$/)).toBeTruthy();
});

it('shows the same rows as a table, in as much room', async () => {
  const { container } = renderSample();
  const height = container.getBoundingClientRect().height;
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getAllByRole('row')).toHaveLength(31);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Day',
    'Views',
    'Leads',
  ]);
  expect(screen.getByRole('row', { name: /2026-11-30/ }).textContent).toBe('2026-11-30n290n29');
  expect(container.getBoundingClientRect().height).toBe(height);
});

it('T is the table and back again, wherever in the chart the focus was', async () => {
  renderSample();
  ruler().focus();
  await userEvent.keyboard('t');
  expect(screen.getByRole('table')).toBeTruthy();
  await userEvent.keyboard('t');
  expect(ruler()).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('has an area under the first line only, dashes for the period before', () => {
  const { container } = renderSample({
    series: [
      { id: 'views', label: 'Views' },
      { id: 'leads', label: 'Before', kind: 'previous' },
    ],
  });
  expect(container.querySelectorAll('path[fill^=url]')).toHaveLength(1);
  const strokes = [...container.querySelectorAll('figure svg path:not([fill])')].map((path) => {
    const { strokeWidth, strokeDasharray } = getComputedStyle(path);
    return `${strokeWidth} ${strokeDasharray}`;
  });
  expect(strokes).toContain('2.25px none');
  expect(strokes).toContain('1.75px 3px, 5px');
});

it('ends each line before a point that is not over, and shows that one hollow', () => {
  const { container } = renderSample({ openEnd: true });
  const dots = [...container.querySelectorAll('[data-open]')];
  expect(dots).toHaveLength(2);
  const [x = 0] = dots.map((dot) => Number(dot.getAttribute('cx')));
  const lines = dots.flatMap((dot) => [...(dot.parentElement?.querySelectorAll('path') ?? [])]);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const { width, x: start } = line.getBBox();
    expect(start + width).toBeLessThan(x - 5);
  }
});

// Fault: two lines that differ by hue only.
it('has square points on the line of the second axis only', () => {
  const { container } = renderSample({});
  const squares = [...container.querySelectorAll('[data-square]')];
  expect(squares.length).toBeGreaterThan(1);
  expect(new Set(squares.map(({ parentElement }) => parentElement?.parentElement)).size).toBe(1);
});

it('has the area in the colour of its line', () => {
  const { container } = renderSample({ series: [{ id: 'views', label: 'Views', colour: 3 }] });
  const [line] = container.querySelectorAll('figure svg path:not([fill])');
  const [stop] = container.querySelectorAll('stop');
  expect(line && getComputedStyle(line).stroke).toMatch(/^rgb/);
  expect(stop && getComputedStyle(stop).stopColor).toBe(line && getComputedStyle(line).stroke);
});

it('says so when there is nothing to render', () => {
  const { rerender } = renderSample({ rows: [] });
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  rerender(<LineChart {...base} rows={[{ at: '2026-11-01', values: { views: Number.NaN } }]} />);
  expect(screen.getByText('Nothing yet')).toBeTruthy();
});

it.each([
  ['one point', rows.slice(0, 1)],
  ['zeros', rows.map(({ at }) => ({ at, values: { views: 0, leads: 0 } }))],
  ['below zero', rows.map(({ at }, day) => ({ at, values: { views: -day, leads: day } }))],
  ['huge', rows.map(({ at }, day) => ({ at, values: { views: day % 2 ? 1.7e308 : -1.7e308 } }))],
  ['tiny', rows.map(({ at }) => ({ at, values: { views: 1e-12 } }))],
  ['holes', rows.map(({ at }, day) => ({ at, values: { views: day % 3 ? Infinity : day } }))],
  ['out of order', rows.toReversed()],
  [
    'a thousand points',
    Array.from({ length: 1000 }, (_, day) => ({
      at: new Date(day * 86_400_000).toISOString(),
      values: { views: day },
    })),
  ],
])('renders %s without a broken line', (_, hostile) => {
  const { container } = renderSample({ rows: hostile });
  expect(paths(container)).not.toMatch(/NaN|Infinity|undefined/);
  const svg = ruler().parentElement?.querySelector('svg');
  expect(svg?.getBoundingClientRect().width).toBe(700);
});

it('leaves out rows without a date, and warns the developer', () => {
  renderSample({ rows: [...rows, { at: 'tomorrow', values: { views: 5 } }] });
  expect(said()).toContain('2026-11-30');
  expect(takeWarnings()).toEqual([expect.stringContaining('no date')]);
});

it('keeps its place before it knows its width, and follows the width', async () => {
  const { container, rerender } = renderSample();
  const height = container.getBoundingClientRect().height;
  rerender(
    <div style={{ width: 320 }}>
      <LineChart {...base} />
    </div>,
  );
  const svg = () => ruler().parentElement?.querySelector('svg')?.getBoundingClientRect().width;
  await expect.poll(svg).toBe(320);
  expect(container.getBoundingClientRect().height).toBe(height);
});

it('draws a bar a day that stays within the drawing, and the line over their middles', () => {
  const { container } = renderSample({
    series: [
      { id: 'views', label: 'Views', mark: 'bar' },
      { id: 'leads', label: 'Leads', axis: 'end' },
    ],
  });
  const found = [...container.querySelectorAll('rect[data-bar]')];
  expect(found).toHaveLength(30);
  const plot = found[0]?.closest('svg')?.getBoundingClientRect();
  const boxes = found.map((one) => one.getBoundingClientRect());
  expect(boxes[0]?.left).toBeGreaterThan(plot?.left ?? Infinity);
  expect(boxes.at(-1)?.right).toBeLessThan(plot?.right ?? 0);
  for (const [at, one] of boxes.slice(1).entries())
    expect(one.left).toBeGreaterThan(boxes[at]?.right ?? Infinity);
});
