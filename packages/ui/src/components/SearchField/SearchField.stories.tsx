import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/Fields/SearchField',
  component: SearchField,
  args: {
    'aria-label': 'Поиск по объявлениям',
    placeholder: 'Марка, модель, VIN',
    clearLabel: 'Очистить',
    value: '',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'кобальт' } };
export const Small: Story = { args: { size: 'sm' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true, value: 'кобальт' } };
export const LongText: Story = {
  args: { label: 'E’lonlar orasidan qidirish', value: 'oq '.repeat(100) },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: 'кобальт', onSubmit: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Поиск по объявлениям' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('кобальт');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
