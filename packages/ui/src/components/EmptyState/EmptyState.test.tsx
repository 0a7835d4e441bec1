import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './EmptyState';

it('says what is missing and offers one action', () => {
  render(<EmptyState title="Пока нет машин" action={<button type="button">Добавить</button>} />);
  expect(screen.getByRole('heading', { name: 'Пока нет машин' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Добавить' })).toBeTruthy();
});
