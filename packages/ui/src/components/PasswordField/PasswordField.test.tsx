import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/sent-form';
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

test('Enter sends the form from the field, and shows or hides on the eye', async () => {
  const onSend = renderForm(
    <PasswordField label="Пароль" showLabel="Показать" hideLabel="Скрыть" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Пароль');
  await userEvent.tab();
  await userEvent.keyboard('karvon{Enter}');
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => input.type).toBe('text');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => input.type).toBe('password');
  expect(onSend).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Показать' }));
});
