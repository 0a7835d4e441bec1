import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompletenessDial } from './CompletenessDial';

it.each([
  [0.776, '78'],
  [-1, '0'],
  [40, '100'],
  [Number.NaN, '0'],
])('shows %s as %s percent', (value, percent) => {
  render(<CompletenessDial value={value} aria-label="Заполнено" />);
  const dial = screen.getByRole('meter', { name: 'Заполнено' });
  expect(dial.ariaValueNow).toBe(percent);
  expect(dial.textContent).toBe(`${percent}%`);
});

it('is 56 px wide', () => {
  render(<CompletenessDial value={1} aria-label="Заполнено" />);
  expect(screen.getByRole('meter').getBoundingClientRect().width).toBe(56);
});
