import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MultiSelect } from './MultiSelect';

const options = ['Андижан', 'Бухара', 'Ташкент'].map((label, at) => ({ value: at + 1, label }));

function Form() {
  const [value, setValue] = useState([3]);
  return (
    <MultiSelect
      label="Область"
      options={options}
      value={value}
      onChange={setValue}
      searchLabel="Найти"
      emptyText="Пусто"
    />
  );
}

test('adds in the order of the options, and keeps what the filter hides', async () => {
  render(<Form />);
  const trigger = screen.getByRole('combobox', { name: 'Область' });
  await userEvent.click(trigger);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Найти' }), 'анди');
  await userEvent.click(await screen.findByRole('option', { name: 'Андижан' }));
  expect(trigger.textContent).toBe('Андижан, Ташкент');
});

test('Escape closes the list and keeps what was chosen', async () => {
  const onChange = vi.fn<(value: number[]) => void>();
  render(<MultiSelect label="Область" options={options} value={[1, 3]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Область' }));
  await screen.findByRole('listbox', { name: 'Область' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

test('Control A takes what could be chosen by hand, and no disabled row', async () => {
  const onChange = vi.fn<(value: number[]) => void>();
  const some = options.map((option) => ({ ...option, isDisabled: option.value === 2 }));
  render(<MultiSelect label="Область" options={some} value={[1]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Область' }));
  await screen.findByRole('listbox', { name: 'Область' });
  await userEvent.keyboard('{Control>}a{/Control}');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([1, 3]));
});
