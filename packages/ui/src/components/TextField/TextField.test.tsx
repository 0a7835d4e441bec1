import { render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/sent-form';
import { TextField } from './TextField';

test('is named by its label, and required for screen readers', () => {
  render(<TextField label="Название" isRequired />);
  const input = screen.getByRole('textbox', { name: /Название/ });
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('an error takes the place of the hint and describes the input', () => {
  const { rerender } = render(<TextField label="Название" description="Видят покупатели" />);
  const input = screen.getByRole('textbox');
  const describedBy = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join('');
  expect(describedBy()).toBe('Видят покупатели');
  rerender(
    <TextField label="Название" description="Видят покупатели" errorMessage="Напишите название" />,
  );
  expect(screen.queryByText('Видят покупатели')).toBeNull();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy()).toBe('Напишите название');
});

test('a hint that comes later is read out too', () => {
  const { rerender } = render(<TextField label="Цена" />);
  rerender(<TextField label="Цена" description="18 100" />);
  const id = screen.getByRole('textbox').getAttribute('aria-describedby');
  expect(document.getElementById(id ?? '')?.textContent).toBe('18 100');
});

test('reports every change, and that the focus left', async () => {
  const onBlur = vi.fn<() => void>();
  function Form() {
    const [value, setValue] = useState('');
    return <TextField label="Имя" value={value} onChange={setValue} onBlur={onBlur} />;
  }
  render(<Form />);
  await userEvent.type(screen.getByRole('textbox'), 'Karvon');
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Karvon');
  expect(onBlur).toHaveBeenCalledOnce();
});

test('its ref is the input, so that a form can focus it', () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField ref={ref} label="Имя" />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a press on its unit focuses the input', async () => {
  render(<TextField label="Пробег" suffix="км" />);
  await userEvent.click(screen.getByText('км'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('has no name unless one is given', () => {
  render(<TextField label="Карта" />);
  expect(screen.getByRole('textbox').hasAttribute('name')).toBe(false);
});

test('Enter submits the form with the typed value', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const onSend = renderForm(<TextField label="Имя" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Ali{Enter}');
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  expect(onChange).toHaveBeenLastCalledWith('Ali');
});

test('Home goes to the beginning of the text, End to its end', async () => {
  render(<TextField label="Имя" defaultValue="vo" />);
  await userEvent.tab();
  await userEvent.keyboard('{Home}Kar{End}n');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Karvon');
});

test('a password can be shown, and its button says what it will do', async () => {
  render(
    <TextField
      type="password"
      label="Пароль"
      defaultValue="karvon"
      showLabel="Показать"
      hideLabel="Скрыть"
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Пароль');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(input.type).toBe('password');
});

test('Enter sends the form from a password, and shows or hides on the eye', async () => {
  const onSend = renderForm(
    <TextField type="password" label="Пароль" showLabel="Показать" hideLabel="Скрыть" />,
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
