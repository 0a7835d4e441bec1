import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Page } from './Page';

test('has one title of the first level', () => {
  render(
    <Page title="Автомобили" context="148 объявлений">
      список
    </Page>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('148 объявлений')).toBeTruthy();
});
