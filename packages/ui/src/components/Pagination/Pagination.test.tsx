import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { pageCount, pageNumbers } from './page-numbers';
import { Pagination, PaginationMore } from './Pagination';

test.each([
  [1, 15, [1, 2, 3, null, 15]],
  [8, 15, [1, null, 7, 8, 9, null, 15]],
  [15, 15, [1, null, 13, 14, 15]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 1, [1]],
  [2, 2, [1, 2]],
])('page %i of %i', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers);
});

test.each([
  [131, 9, 15],
  [0, 20, 1],
  [10, 0, 1],
  [Number.NaN, 20, 1],
])('%d rows by %d are %d pages', (count, size, pages) => {
  expect(pageCount(count, size)).toBe(pages);
});

afterEach(() => browserPage.viewport(1280, 800));

const shared = {
  size: 9,
  count: 131,
  rangeLabel: '1–9 из 131',
  labels: {
    navigation: 'Страницы',
    previous: 'Назад',
    next: 'Вперёд',
    page: (page: number) => `Страница ${page}`,
  },
};

test('pages are links to their addresses; the current one says so', () => {
  render(<Pagination {...shared} page={1} getHref={(page) => `/autos?page=${page}`} />);
  expect(screen.getByText('1–9 из 131')).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe(
    'Страница 1',
  );
  expect(screen.getByRole('link', { name: 'Вперёд' }).getAttribute('href')).toBe('/autos?page=2');
  expect(screen.getByRole('button', { name: 'Назад' }).hasAttribute('disabled')).toBe(true);
});

test('without addresses they are buttons; a page that is not there counts as the last', () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(<Pagination {...shared} page={99} onPageChange={onPageChange} />);
  screen.getByRole('button', { name: 'Назад' }).click();
  expect(onPageChange).toHaveBeenCalledWith(14);
});

test.each([undefined, (page: number) => `#page-${String(page)}`])(
  'the arrow that led to an end gives its focus to the page on screen',
  async (getHref) => {
    function Pages() {
      const [page, setPage] = useState(1);
      return (
        <Pagination {...shared} count={18} page={page} getHref={getHref} onPageChange={setPage} />
      );
    }
    render(<Pages />);
    screen.getByLabelText('Вперёд').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Страница 2'));
  },
);

test('the button asks for more, not twice, and goes at the end', () => {
  const onPress = vi.fn<() => void>();
  const more = { label: 'Ещё', summary: 'Показано 20 из 131', onPress };
  const { rerender } = render(<PaginationMore {...more} hasMore />);
  screen.getByRole('button').click();
  expect(onPress).toHaveBeenCalledOnce();
  rerender(<PaginationMore {...more} hasMore isPending />);
  screen.getByRole('button').click();
  expect(onPress).toHaveBeenCalledOnce();
  rerender(<PaginationMore {...more} hasMore={false} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Показано 20 из 131');
});

test('moves the focus to the first new row after the last page', async () => {
  function Page() {
    const [count, setCount] = useState(2);
    return (
      <div>
        {Array.from({ length: count }, (_, at) => (
          <button key={at} type="button">{`Ряд ${String(at + 1)}`}</button>
        ))}
        <PaginationMore label="Ещё" summary="" hasMore={count < 4} onPress={() => setCount(4)} />
      </div>
    );
  }
  render(<Page />);
  screen.getByRole('button', { name: 'Ещё' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ряд 3' }));
});

test('a phone has the button in the place of the pages', async () => {
  const more = { label: 'Ещё', summary: '', hasMore: true, onPress: () => undefined };
  render(<Pagination {...shared} page={1} more={more} />);
  expect(screen.queryByRole('button', { name: 'Ещё' })).toBeNull();
  await browserPage.viewport(390, 800);
  expect(await screen.findByRole('button', { name: 'Ещё' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});
