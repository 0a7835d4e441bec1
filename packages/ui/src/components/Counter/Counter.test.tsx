import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeWarnings } from '../../testing/warnings';
import { Counter } from './Counter';

it('shows 99+ above 99 and gives screen readers the full number', () => {
  render(<Counter count={128} aria-label="128 непрочитанных" />);
  expect(screen.getByRole('img', { name: '128 непрочитанных' }).textContent).toBe('99+');
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
  'shows nothing for %s',
  (count) => {
    const { container } = render(<Counter count={count} aria-label="нет" />);
    expect(container.childElementCount).toBe(0);
    // A negative count or one that is no number is the caller's error, and reported.
    takeWarnings();
  },
);
