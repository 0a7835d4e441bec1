import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PasswordField } from './PasswordField';

test('can be looked at, and its button says what it will do', async () => {
  render(
    <PasswordField label="Пароль" defaultValue="karvon" showLabel="Показать" hideLabel="Скрыть" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Пароль');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(input.type).toBe('password');
});
