import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderForm } from '@karvon/ui/testing/sent-form';
import { CardNumberField } from './CardNumberField';

function Form({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <CardNumberField label="Номер карты" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Номер карты' });
const stored = () => screen.getByRole('status').textContent;

test('groups while typing, gives digits, and keeps a seventeenth for the form to reject', async () => {
  render(<Form />);
  await userEvent.type(field(), '86000691954063119');
  expect(field().value).toBe('8600 0691 9540 6311 9');
  expect(stored()).toBe('86000691954063119');
});

test('the caret stays beside its digit when one is taken from the middle', async () => {
  render(<Form initial="8600069195406311" />);
  field().focus();
  field().setSelectionRange(6, 6);
  await userEvent.keyboard('{Backspace}');
  expect(field().value).toBe('8600 6919 5406 311');
  expect(field().selectionStart).toBe(4);
});

test('a form that is sent carries no card number', async () => {
  const onSend = renderForm(<Form initial="8600069195406311" />);
  field().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  expect(field().name).toBe('');
});
