import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox, type Option } from './ComboBox';

const all = ['Cobalt', 'Damas', 'Tracker'].map((label, at) => ({ value: at + 1, label }));

function Form({ onAction = () => {} }: { onAction?: () => void }) {
  const [text, setText] = useState('Tracker');
  const [value, setValue] = useState<number | null>(3);
  const items = all.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    // Same width as in a form: a list as wide as the page would scroll the page, and scrolling closes the list.
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

afterEach(() => page.viewport(1280, 800));

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

test('clears the focused option when a response lacks it', async () => {
  const onAction = vi.fn<() => void>();
  const onChange = vi.fn<(value: number | null) => void>();
  const comboBox = (items: Option<number>[]) => (
    <div style={{ width: 320, margin: 24 }}>
      <ComboBox
        label="Модель"
        items={items}
        inputValue=""
        onInputChange={() => {}}
        value={null}
        onChange={onChange}
        emptyText="Ничего не нашлось"
        loadingText="Ищем"
        openLabel="Показать"
        action={{ label: 'Предложить модель', onAction }}
      />
    </div>
  );
  const { rerender } = render(comboBox(all));
  field().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const pointed = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  await expect.poll(() => pointed()?.textContent).toBe('Damas');
  rerender(comboBox(all.slice(0, 1)));
  await expect.poll(() => screen.queryByRole('option', { name: 'Damas' })).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => pointed()?.textContent).toBe('Cobalt');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(onAction).not.toHaveBeenCalled();
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
  // Until the response arrives, the old rows precede the action.
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

/** The test decides when responses arrive. */
function Asked({ items, isLoading }: { items: readonly Option<number>[]; isLoading: boolean }) {
  const [text, setText] = useState('');
  const [value, setValue] = useState<number | null>(null);
  return (
    <div style={{ width: 320, margin: 24 }}>
      <ComboBox
        label="Модель"
        items={items}
        inputValue={text}
        onInputChange={setText}
        value={value}
        onChange={setValue}
        isLoading={isLoading}
        emptyText="Ничего не нашлось"
        loadingText="Ищем"
        openLabel="Показать"
      />
      <output>{String(value)}</output>
    </div>
  );
}

const spark = { value: 9, label: 'Spark' };
const sparkPlus = { value: 10, label: 'Spark Plus' };

test('Enter waits for the response and ignores the earlier list', async () => {
  const { rerender } = render(<Asked items={all} isLoading={false} />);
  await retype('spark');
  rerender(<Asked items={all} isLoading />);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field().value).toBe('spark');
  expect(stored()).toBe('null');
  rerender(<Asked items={[sparkPlus, spark]} isLoading={false} />);
  // The exact match.
  await expect.poll(stored).toBe('9');
  expect(field().value).toBe('Spark');
});

test('focuses the first of several matches without selecting it', async () => {
  const { rerender } = render(<Asked items={all} isLoading={false} />);
  await retype('sp');
  rerender(<Asked items={all} isLoading />);
  await userEvent.keyboard('{Enter}');
  rerender(<Asked items={[sparkPlus, spark]} isLoading={false} />);
  const first = await screen.findByRole('option', { name: 'Spark Plus' });
  await expect.poll(() => field().getAttribute('aria-activedescendant')).toBe(first.id);
  expect(field().value).toBe('sp');
  expect(stored()).toBe('null');
  await userEvent.keyboard('{Enter}');
  await expect.poll(stored).toBe('10');
});

test('texts that were typed on after Enter are another question', async () => {
  const { rerender } = render(<Asked items={all} isLoading={false} />);
  await retype('spark');
  rerender(<Asked items={all} isLoading />);
  await userEvent.keyboard('{Enter} p');
  rerender(<Asked items={[sparkPlus]} isLoading={false} />);
  await screen.findByRole('option', { name: 'Spark Plus' });
  expect(field().value).toBe('spark p');
  expect(stored()).toBe('null');
});

const many = Array.from({ length: 5000 }, (_, at) => ({
  value: at + 1,
  label: `Model ${String(at + 1)}`,
}));
const pointedAt = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('keys reach both ends of 5,000 options, with few mounted and the focused one visible', async () => {
  render(<Asked items={many} isLoading={false} />);
  field().focus();
  const options = await screen.findAllByRole('option');
  expect(options.length).toBeLessThan(30);
  expect(options[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(options[1]?.getAttribute('aria-setsize')).toBe('5000');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(pointedAt).toBe('Model 1');
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => Number(pointedAt()?.slice(6))).toBeGreaterThan(5);
  await userEvent.keyboard('{End}');
  await expect.poll(pointedAt).toBe('Model 5000');
  const list = screen.getByRole('listbox').getBoundingClientRect();
  await waitFor(() => {
    const last = screen.getByRole('option', { name: 'Model 5000' }).getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(list.bottom);
  });
  expect(screen.getAllByRole('option').length).toBeLessThan(30);
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  await expect.poll(stored).toBe('2');
  expect(field().value).toBe('Model 2');
});

test('opens where the chosen one of 5,000 stands', async () => {
  render(
    <div style={{ width: 320, margin: 24 }}>
      <ComboBox
        label="Модель"
        items={many}
        inputValue="Model 3000"
        onInputChange={() => {}}
        value={3000}
        onChange={() => {}}
        emptyText="Ничего не нашлось"
        loadingText="Ищем"
        openLabel="Показать"
      />
    </div>,
  );
  field().focus();
  const chosen = await screen.findByRole('option', { selected: true });
  expect(chosen.textContent).toBe('Model 3000');
  await waitFor(() => {
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const row = chosen.getBoundingClientRect();
    expect(row.top).toBeGreaterThanOrEqual(list.top);
    expect(row.bottom).toBeLessThanOrEqual(list.bottom);
  });
});

test('on a phone it is typed and chosen in a sheet, which gives the focus back', async () => {
  await page.viewport(360, 780);
  render(<Form />);
  const closed = screen.getByRole('combobox', { name: 'Модель' });
  expect(closed.textContent).toBe('Tracker');
  await userEvent.click(closed);
  const sheet = await screen.findByRole('dialog', { name: 'Модель' });
  const input = within(sheet).getByRole('combobox', { name: 'Модель' });
  await expect.poll(() => document.activeElement).toBe(input);
  // The content behind the sheet is inert, the sheet is not.
  await expect.poll(() => closed.closest('[inert]')).not.toBeNull();
  expect(sheet.closest('[inert], [aria-hidden]')).toBeNull();
  // The text of the field is selected, so typing replaces it.
  await userEvent.keyboard('cob');
  await userEvent.click(await screen.findByRole('option', { name: 'Cobalt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect.poll(stored).toBe('1');
  expect(closed.textContent).toBe('Cobalt');
  await expect.poll(() => document.activeElement).toBe(closed);
});

test('a sheet that is left brings the chosen words back', async () => {
  await page.viewport(360, 780);
  render(<Form />);
  const closed = screen.getByRole('combobox', { name: 'Модель' });
  closed.focus();
  await userEvent.keyboard('{ArrowDown}');
  const sheet = await screen.findByRole('dialog', { name: 'Модель' });
  const input = within(sheet).getByRole('combobox', { name: 'Модель' });
  await expect.poll(() => document.activeElement).toBe(input);
  await userEvent.keyboard('zzz');
  await screen.findByText('Ничего не нашлось');
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closed.textContent).toBe('Tracker');
  expect(stored()).toBe('3');
});
