import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from './Sparkline';

it('is an image when it has words, else decoration', () => {
  const { container, rerender } = render(<Sparkline values={[1, 2]} aria-label="Grows" />);
  expect(screen.getByRole('img', { name: 'Grows' })).toBeTruthy();
  rerender(<Sparkline values={[1, 2]} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('keeps its place whatever it renders', () => {
  for (const values of [[], [Number.NaN], [1], [1, -5, 1e308]]) {
    const { container, unmount } = render(<Sparkline values={values} />);
    const box = container.querySelector('svg')?.getBoundingClientRect();
    expect([box?.width, box?.height]).toEqual([96, 28]);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    unmount();
  }
});

it('ends with a dot', () => {
  const { container } = render(<Sparkline values={[1, 3, 2]} tone="success" />);
  expect(container.querySelectorAll('circle')).toHaveLength(1);
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('93');
});
