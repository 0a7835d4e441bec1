import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBox } from './ComboBox';

const all = ['Cobalt', 'Damas', 'Tracker'].map((label, at) => ({ value: at + 1, label }));

function Form({ onAction = () => {} }: { onAction?: () => void }) {
  const [text, setText] = useState('Tracker');
  const [value, setValue] = useState<number | null>(3);
  const items = all.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    // As in a form: a list over the page's whole width would scroll the page, and scrolling closes it.
    <div style={{ width: 320, margin: 24 }}>
      <ComboBox
        label="Модель"
        items={items}
        inputValue={text}
        onInputChange={setText}
        value={value}
        onChange={setValue}
        selectedItem={all.find((item) => item.value === value)}
        emptyText="Ничего не нашлось"
        loadingText="Ищем"
        openLabel="Показать"
        action={{ label: 'Предложить модель', onAction }}
      />
      <output>{String(value)}</output>
      <button type="button">дальше</button>
    </div>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Модель' });
/** Replaces the text by keys: filling scrolls, and scrolling closes the list. */
async function retype(text: string) {
  field().focus();
  field().select();
  await userEvent.keyboard(text);
}
const stored = () => screen.getByRole('status', { hidden: true }).textContent;

test('chooses among what the server found', async () => {
  render(<Form />);
  await retype('cob');
  await screen.findByRole('option', { name: 'Cobalt' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(stored).toBe('1');
  expect(field().value).toBe('Cobalt');
});

test('leaving it with other words brings the chosen ones back', async () => {
  render(<Form />);
  await retype('zzz');
  await screen.findByText('Ничего не нашлось');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => field().value).toBe('Tracker');
  expect(stored()).toBe('3');
});

test('emptied is nothing chosen', async () => {
  render(<Form />);
  await retype('{Backspace}');
  await expect.poll(stored).toBe('null');
});

test('offers a way out when nothing is found, by keys too', async () => {
  const onAction = vi.fn<() => void>();
  render(<Form onAction={onAction} />);
  await retype('zzz');
  // Until the list has answered, its old rows stand before the way out.
  await expect
    .poll(() => screen.getAllByRole('option').map((option) => option.textContent))
    .toEqual(['Ничего не нашлось', 'Предложить модель']);
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() =>
      screen.getByRole('option', { name: 'Предложить модель' }).hasAttribute('data-focused'),
    )
    .toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onAction.mock.calls.length).toBe(1);
  expect(stored()).toBe('3');
});
