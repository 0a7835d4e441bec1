import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pasteByKeys } from '../../testing/clipboard';
import { renderForm } from '../../testing/sent-form';
import { PhoneField } from './PhoneField';

function Form({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField label="Телефон" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
const stored = () => screen.getByRole('status').textContent;

test('groups while typing and gives E.164', async () => {
  render(<Form />);
  await userEvent.type(field(), '998887766');
  expect(field().value).toBe('99 888 77 66');
  expect(stored()).toBe('+998998887766');
});

test('cuts no digit off', async () => {
  render(<Form />);
  await userEvent.type(field(), '9012345678');
  expect(field().value).toBe('90 123 45 67 8');
  expect(stored()).toBe('+9989012345678');
});

test('a plus begins a number of another country, without +998 before it', async () => {
  render(<Form />);
  expect(screen.getByText('+998')).toBeVisible();
  await userEvent.type(field(), '+77011234567');
  expect(field().value).toBe('+7 701 123 45 67');
  expect(stored()).toBe('+77011234567');
  expect(screen.queryByText('+998')).toBeNull();
});

test('shows a stored number, and keeps it', async () => {
  render(<Form initial="+998998887766" />);
  expect(field().value).toBe('99 888 77 66');
  await userEvent.type(field(), '{End}1{Backspace}');
  expect(stored()).toBe('+998998887766');
});

test('cleans pasted numbers', async () => {
  render(<Form />);
  await userEvent.fill(field(), '+998 (90) 123-45-67');
  expect(field().value).toBe('90 123 45 67');
  expect(stored()).toBe('+998901234567');
});

test('the caret stays beside its digit when one is taken from the middle', async () => {
  render(<Form initial="+998901234567" />);
  field().focus();
  field().setSelectionRange(5, 5);
  await userEvent.keyboard('{Backspace}');
  expect(field().value).toBe('90 134 56 7');
  expect(field().selectionStart).toBe(4);
});

test('letters change nothing', async () => {
  render(<Form initial="+99890" />);
  await userEvent.type(field(), 'abc');
  expect(field().value).toBe('90');
});

test('emptied is an empty string', async () => {
  render(<Form initial="+9989" />);
  field().focus();
  await userEvent.keyboard('{End}{Backspace}');
  expect(stored()).toBe('');
});

test('Ctrl+V pastes the number without brackets, dashes and the country’s code', async () => {
  render(<Form />);
  field().focus();
  const pasted = async () => {
    field().select();
    await pasteByKeys('+998 (90) 123-45-67');
    return field().value;
  };
  await expect.poll(pasted).toBe('90 123 45 67');
  expect(stored()).toBe('+998901234567');
});

test('Enter submits the form with the typed value', async () => {
  const onSend = renderForm(<Form initial="+9989" />);
  await userEvent.type(field(), '0{Enter}');
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  expect(stored()).toBe('+99890');
});
