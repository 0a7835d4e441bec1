import { render, screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { FilterBar } from './FilterBar';

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('is a search landmark that says how much was found', async () => {
  render(<FilterBar aria-label="Поиск" search={<input aria-label="Слова" />} summary="9 из 131" />);
  await expect.element(page.getByRole('search', { name: 'Поиск' })).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe('9 из 131');
});

it('leaves common filters to the filters button on a phone', async () => {
  await page.viewport(360, 700);
  render(
    <FilterBar
      aria-label="Поиск"
      search={<input aria-label="Слова" />}
      filters={<button type="button">Марка</button>}
      actions={<button type="button">Фильтры</button>}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Марка' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Фильтры' })).toBeTruthy();
});
