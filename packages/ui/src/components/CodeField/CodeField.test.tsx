import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pasteByKeys } from '../../testing/clipboard';
import { CodeField } from './CodeField';

function Form({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return <CodeField label="Код из SMS" value={value} onChange={setValue} onComplete={onComplete} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Код из SMS' });

test('is one input that phones offer the code to', () => {
  render(<Form onComplete={() => {}} />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
});

test('reports the complete code once', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<Form onComplete={onComplete} />);
  await userEvent.type(field(), '41x7 2930');
  expect(field().value).toBe('417293');
  expect(onComplete.mock.calls).toEqual([['417293']]);
});

test('a pasted code replaces the value', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<Form onComplete={onComplete} />);
  await userEvent.type(field(), '11');
  const pasted = async () => {
    await pasteByKeys('Karvon: 417-293');
    return field().value;
  };
  await expect.poll(pasted).toBe('417293');
  expect(onComplete).toHaveBeenLastCalledWith('417293');
});

test('takes the code out of a message, and sends nothing where none or several stand out', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  render(<Form onComplete={onComplete} />);
  field().focus();
  const pasted = (message: string, check: () => boolean) => async () => {
    await pasteByKeys(message);
    return check();
  };
  const says = (text: string) => () => screen.queryByText(text) !== null;
  await expect
    .poll(pasted('+998 71 200 00 00: заказ 12345', says('В тексте нет кода из 6 цифр')))
    .toBe(true);
  await expect
    .poll(pasted('111111 222222', says('В тексте несколько кодов, введите нужный.')))
    .toBe(true);
  expect(onComplete).not.toHaveBeenCalled();
  await expect
    .poll(pasted('[14:05] Karvon: код 123456', () => field().value === '123456'))
    .toBe(true);
  expect(onComplete.mock.calls).toEqual([['123456']]);
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
