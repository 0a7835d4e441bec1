import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeWarnings } from '../../testing/warnings';
import { Meter } from './Meter';

it.each([
  [0.64, '64'],
  [-3, '0'],
  [7, '100'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '100'],
])('shows %s as %s percent', (value, percent) => {
  render(<Meter value={value} aria-label="Загружено" />);
  expect(screen.getByRole('meter', { name: 'Загружено' }).getAttribute('aria-valuenow')).toBe(
    percent,
  );
  expect(takeWarnings()).toHaveLength(value >= 0 && value <= 1 ? 0 : 1);
});
