import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { FilterBar } from './FilterBar';

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('is a search landmark that says how much was found', () => {
  const { container } = render(
    <FilterBar aria-label="Поиск" search={<input aria-label="Слова" />} summary="9 из 131" />,
  );
  // Testing Library does not support the role of `<search>` yet.
  expect(container.querySelector('search')?.getAttribute('aria-label')).toBe('Поиск');
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

it('the last chips hand their focus on when they go', async () => {
  const bar = (chips?: ReactNode) => (
    <FilterBar
      aria-label="Поиск"
      search={<input aria-label="Слова" />}
      chips={chips}
      summary="9 из 131"
    />
  );
  const { rerender } = render(bar(<button type="button">Сбросить</button>));
  screen.getByRole('button', { name: 'Сбросить' }).focus();
  rerender(bar());
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Слова'));
});
