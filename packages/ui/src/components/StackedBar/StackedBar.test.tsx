import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { StackedBar, type StackedBarPart } from './StackedBar';

const part = (id: string, value: number | null): StackedBarPart => ({
  id,
  label: id,
  value,
  tone: 'success',
});
const renderSample = (parts: readonly StackedBarPart[]) =>
  render(
    <div style={{ width: 400 }}>
      <StackedBar
        parts={parts}
        aria-label="By status"
        formatValue={(value) => `n${String(value)}`}
        labels={{ empty: 'No cars' }}
      />
    </div>,
  );
const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('div[aria-hidden] > span')].map((one) =>
    Math.round(one.getBoundingClientRect().width),
  );

it('says every part in words and figures', () => {
  renderSample([part('Active', 3), { ...part('Sold', 1), href: '#sold' }]);
  expect(screen.getByRole('list', { name: 'By status' }).textContent).toBe('Active n3Sold n1');
  expect(screen.getByRole('link', { name: 'Sold' }).getAttribute('href')).toBe('#sold');
});

it('renders the parts in proportion, and a small one too', () => {
  expect(widths(renderSample([part('a', 300), part('b', 98)]).container)).toEqual([300, 98]);
  expect(widths(renderSample([part('a', 1e308), part('b', 1)]).container)).toEqual([395, 3]);
});

it('omits invalid counts from the bar, not from the list', () => {
  const { container } = renderSample([
    part('a', 0),
    part('b', Number.NaN),
    part('c', -2),
    part('d', null),
  ]);
  expect(widths(container)).toEqual([]);
  expect(screen.getByRole('list').textContent).toBe('a n0b —c n-2d —');
});

it('says so when there is nothing', () => {
  renderSample([]);
  expect(screen.getByText('No cars')).toBeTruthy();
});

it('Enter opens the rows of the name that has the focus', async () => {
  renderSample([part('Active', 3), { ...part('Sold', 1), href: '#sold' }]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#sold');
});
