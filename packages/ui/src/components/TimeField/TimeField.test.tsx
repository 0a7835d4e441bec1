import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderForm } from '../../testing/sent-form';
import { TimeField } from './TimeField';

function Form() {
  const [value, setValue] = useState('');
  return <TimeField label="Открываемся" value={value} onChange={setValue} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('the colon comes by itself', async () => {
  render(<Form />);
  await userEvent.type(field(), '1830');
  expect(field().value).toBe('18:30');
});

test('leaving the field completes the time', async () => {
  render(<Form />);
  await userEvent.type(field(), '9');
  await userEvent.tab();
  expect(field().value).toBe('09:00');
});

test('Backspace takes a digit, over the colon the one before it', async () => {
  render(<Form />);
  await userEvent.type(field(), '1830{Backspace}');
  expect(field().value).toBe('18:3');
  field().setSelectionRange(3, 3);
  await userEvent.keyboard('{Backspace}');
  expect(field().value).toBe('13');
});

test('Enter submits the form with the typed value', async () => {
  const onSend = renderForm(<Form />);
  await userEvent.type(field(), '1830{Enter}');
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  expect(field().value).toBe('18:30');
});

test('Enter completes a time before the form is sent', async () => {
  const onSend = renderForm(<Form />);
  const sent: string[] = [];
  onSend.mockImplementation(() => void sent.push(field().value));
  await userEvent.type(field(), '9{Enter}');
  await expect.poll(() => sent).toEqual(['09:00']);
});
