import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
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
