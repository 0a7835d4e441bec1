import { render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Focusable } from '../../private/option';
import { Select } from './Select';

const options = [
  { value: 1, label: 'Один' },
  { value: 2, label: 'Два' },
  { value: 3, label: 'Три', isDisabled: true },
];

function Form({ initial = null, searchLabel }: { initial?: number | null; searchLabel?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Select
        label="Владельцев"
        options={options}
        value={value}
        onChange={setValue}
        placeholder="Выберите"
        {...(searchLabel !== undefined && { searchLabel, clearLabel: 'Очистить' })}
      />
      <output>{String(value)}</output>
    </>
  );
}

const trigger = () => screen.getByRole('combobox', { name: 'Владельцев' });

test('chooses by pointer, closes and gives the focus back', async () => {
  render(<Form />);
  expect(trigger().textContent).toBe('Выберите');
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('option', { name: 'Два' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('2');
  expect(trigger().textContent).toBe('Два');
  await waitFor(() => expect(document.activeElement).toBe(trigger()));
});

test('chooses by keys alone, from the chosen one on', async () => {
  render(<Form initial={1} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Один' })),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
});

test('Space, Enter and the arrows open the list, at the chosen one', async () => {
  render(<Form initial={1} />);
  const opensAndCloses = async () => {
    const chosen = await screen.findByRole('option', { name: 'Один' });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  };
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await opensAndCloses();
  await userEvent.keyboard('{Enter}');
  await opensAndCloses();
  await userEvent.keyboard('{ArrowDown}');
  await opensAndCloses();
  await userEvent.keyboard('{ArrowUp}');
  await opensAndCloses();
});

test('Escape closes and changes nothing', async () => {
  render(<Form initial={1} />);
  await userEvent.click(trigger());
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('1');
});

test('a value that is not among the options shows the placeholder', () => {
  render(<Form initial={99} />);
  expect(trigger().textContent).toBe('Выберите');
});

test('a form can focus it, and screen readers announce the error', () => {
  const ref = createRef<Focusable>();
  render(
    <Select
      ref={ref}
      label="Владельцев"
      options={options}
      value={null}
      onChange={() => {}}
      errorMessage="Выберите"
      isRequired
    />,
  );
  const field = screen.getByRole('combobox', { description: 'Выберите' });
  ref.current?.focus();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-required')).toBe('true');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('mounts only visible rows of 5,000 options, at both ends', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ value: at, label: `№ ${String(at)}` }));
  render(<Select label="Номер" options={many} value={0} onChange={() => {}} />);
  const nodes = () => screen.getByRole('listbox').querySelectorAll('*').length;
  const isAt = (name: string) =>
    waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name })));
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('listbox');
  await isAt('№ 0');
  expect(nodes()).toBeLessThan(80);
  await userEvent.keyboard('{End}');
  await isAt('№ 4999');
  expect(nodes()).toBeLessThan(80);
  await userEvent.keyboard('{Home}');
  await isAt('№ 0');
  expect(nodes()).toBeLessThan(80);
});

test('a list that opens renders each of its rows once', async () => {
  let renders = 0;
  const many = Array.from({ length: 5000 }, (_, at) => ({
    value: at,
    label: `№ ${String(at)}`,
    // Counts renders of a row.
    get description() {
      renders += 1;
      return '';
    },
  }));
  render(<Select label="Номер" options={many} value={0} onChange={() => {}} />);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByRole('listbox');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('option', { name: '№ 0' })),
  );
  const rows = screen.getAllByRole('option').length;
  expect(renders).toBeGreaterThanOrEqual(rows);
  expect(renders).toBeLessThan(rows * 2);
});

test('leads from its filter to the rows by an arrow, and by Enter to the first that is left', async () => {
  render(<Form searchLabel="Найти" />);
  const openFilter = async () => {
    await userEvent.click(trigger());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')));
  };
  await openFilter();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Один' })),
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('2');
  await openFilter();
  await userEvent.keyboard('оди');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('1');
});

test('on touch a list with a search opens at its first row, not in the search', async () => {
  const isReal = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches')?.get;
  const matches = vi.spyOn(MediaQueryList.prototype, 'matches', 'get');
  matches.mockImplementation(function read(this: MediaQueryList) {
    return this.media === '(pointer: coarse)' || isReal?.call(this);
  });
  try {
    render(<Form searchLabel="Найти" />);
    await userEvent.click(trigger());
    const first = await screen.findByRole('option', { name: 'Один' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  } finally {
    matches.mockRestore();
  }
});

const regions = ['Андижан', 'Бухара', 'Ташкент'].map((label, at) => ({ value: at + 1, label }));

function Regions() {
  const [value, setValue] = useState([3]);
  return (
    <Select
      selectionMode="multiple"
      label="Область"
      options={regions}
      value={value}
      onChange={setValue}
      searchLabel="Найти"
      emptyText="Пусто"
    />
  );
}

test('adds in the order of the options, and keeps what the filter hides', async () => {
  render(<Regions />);
  const trigger = screen.getByRole('combobox', { name: 'Область' });
  await userEvent.click(trigger);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Найти' }), 'анди');
  await userEvent.click(await screen.findByRole('option', { name: 'Андижан' }));
  expect(trigger.textContent).toBe('Андижан, Ташкент');
});

test('Escape closes the list and keeps the selection', async () => {
  const onChange = vi.fn<(value: number[]) => void>();
  render(
    <Select
      selectionMode="multiple"
      label="Область"
      options={regions}
      value={[1, 3]}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Область' }));
  await screen.findByRole('listbox', { name: 'Область' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('Control A takes what could be chosen by hand, and no disabled row', async () => {
  const onChange = vi.fn<(value: number[]) => void>();
  const some = regions.map((option) => ({ ...option, isDisabled: option.value === 2 }));
  render(
    <Select
      selectionMode="multiple"
      label="Область"
      options={some}
      value={[1]}
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Область' }));
  await screen.findByRole('listbox', { name: 'Область' });
  await userEvent.keyboard('{Control>}a{/Control}');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([1, 3]));
});
