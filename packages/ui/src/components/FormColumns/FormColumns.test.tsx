import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FormColumns } from './FormColumns';

const parts = (
  <FormColumns nav={<nav>разделы</nav>} rail={<p>сбоку</p>} isDisabled>
    <input aria-label="Цена" />
  </FormColumns>
);

it('stands in three columns on a wide screen and in one on a phone', async () => {
  await page.viewport(1440, 900);
  render(parts);
  const left = (element: HTMLElement) => element.getBoundingClientRect().left;
  const [nav, rail] = [screen.getByText('разделы'), screen.getByText('сбоку')];
  expect(left(nav)).toBeLessThan(left(screen.getByLabelText('Цена')));
  expect(left(screen.getByLabelText('Цена'))).toBeLessThan(left(rail));
  await page.viewport(360, 780);
  expect(rail.getBoundingClientRect().top).toBeGreaterThan(
    screen.getByLabelText('Цена').getBoundingClientRect().top,
  );
});

it('locks its fields when it can only be read', () => {
  render(parts);
  expect(screen.getByLabelText('Цена').matches(':disabled')).toBe(true);
});
