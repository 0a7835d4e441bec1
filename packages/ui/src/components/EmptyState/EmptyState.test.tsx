import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EmptyState } from './EmptyState';

it('has a message and one action', () => {
  render(<EmptyState title="Пока нет машин" action={<button type="button">Добавить</button>} />);
  expect(screen.getByRole('heading', { name: 'Пока нет машин' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Добавить' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is announced after an error and carries the reference', () => {
  render(<EmptyState tone="danger" level={1} title="Произошла ошибка" reference="01J9Z6T4Q8" />);
  expect(screen.getByRole('alert').textContent).toContain('01J9Z6T4Q8');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Произошла ошибка');
});

it('moves the focus of its action to the loaded content', async () => {
  const { rerender } = render(
    <div>
      <input aria-label="Поиск" />
      <EmptyState title="Ничего не нашлось" action={<button type="button">Сбросить</button>} />
    </div>,
  );
  screen.getByRole('button', { name: 'Сбросить' }).focus();
  rerender(
    <div>
      <input aria-label="Поиск" />
      <a href="#car">Cobalt</a>
    </div>,
  );
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('link'));
});

it('leaves the focus to the next page where its own goes as a whole', async () => {
  const shell = (page: ReactNode) => (
    <>
      <a href="#main">К содержанию</a>
      {page}
    </>
  );
  const add = <a href="#form">Добавить</a>;
  const { rerender } = render(
    shell(
      <main key="list">
        <h1>Машины</h1>
        <EmptyState title="Пока нет машин" action={add} />
      </main>,
    ),
  );
  screen.getByRole('link', { name: 'Добавить' }).focus();
  rerender(shell(<main key="form" />));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
