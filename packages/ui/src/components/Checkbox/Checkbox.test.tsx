import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from './Checkbox';

test('a press on its text switches it', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Checkbox onChange={onChange}>Запомнить</Checkbox>);
  await userEvent.click(screen.getByText('Запомнить'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('some of a list is neither on nor off', () => {
  render(<Checkbox aria-label="Все" isIndeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Все' }).indeterminate).toBe(true);
});

test('its error describes it', () => {
  render(<Checkbox errorMessage="Нужно согласие">Согласен</Checkbox>);
  expect(screen.getByRole('checkbox', { description: 'Нужно согласие' })).toBeTruthy();
});

test('a required one has an asterisk for eyes, outside of its name', () => {
  render(<Checkbox isRequired>Согласие</Checkbox>);
  const checkbox = screen.getByRole('checkbox', { name: 'Согласие' });
  expect(checkbox.closest('label')?.textContent).toBe('Согласие\u00A0*');
  expect(checkbox.getAttribute('aria-required') ?? String(checkbox.hasAttribute('required'))).toBe(
    'true',
  );
});
