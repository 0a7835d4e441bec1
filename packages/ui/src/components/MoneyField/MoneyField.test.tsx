import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/sent-form';
import { MoneyField } from './MoneyField';

function Form({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MoneyField label="Цена" unit="сум" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена' });
const shown = () => field().value.replaceAll('\u00A0', ' ');
const stored = () => screen.getByRole('status').textContent;

test('groups digits while typing and gives a whole number', async () => {
  render(<Form />);
  await userEvent.type(field(), '219000000');
  expect(shown()).toBe('219 000 000');
  expect(stored()).toBe('219000000');
});

test('typing in the middle leaves the caret behind the new digit', async () => {
  render(<Form initial={219_000} />);
  field().focus();
  field().setSelectionRange(1, 1);
  await userEvent.keyboard('55');
  expect(shown()).toBe('25 519 000');
  expect(field().selectionStart).toBe(4);
});

test('Backspace over a gap takes the digit before it', async () => {
  render(<Form initial={12_345} />);
  field().focus();
  field().setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('1 345');
});

test('emptied is null', async () => {
  render(<Form initial={5} />);
  await userEvent.clear(field());
  expect(stored()).toBe('null');
});

test('Enter submits the form with the typed value', async () => {
  const onSend = renderForm(<Form initial={5} />);
  await userEvent.type(field(), '0{Enter}');
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  expect(stored()).toBe('50');
});
