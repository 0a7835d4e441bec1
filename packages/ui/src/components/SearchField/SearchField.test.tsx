import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchField } from './SearchField';

test('the cross and Escape empty it', async () => {
  render(<SearchField aria-label="Поиск" clearLabel="Очистить" />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Поиск' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(input, 'кобальт');
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(input.value).toBe('');
  await userEvent.type(input, 'спарк{Escape}');
  expect(input.value).toBe('');
});
