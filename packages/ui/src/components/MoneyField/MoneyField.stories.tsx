import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { MoneyField } from './MoneyField';

const meta = {
  title: 'Components/Fields/MoneyField',
  component: MoneyField,
  args: {
    onChange: fn(),
    label: 'Цена',
    unit: 'сум',
    value: 219_000_000,
    description: '≈ 18 100 у.е. по курсу ЦБ на 20.11.2025',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <MoneyField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null, placeholder: 'Не указана' } };
export const Invalid: Story = { args: { value: 5, errorMessage: 'Слишком мало для автомобиля' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Absurd: Story = {
  parameters: { docs: { story: { height: '440px' } } },
  args: { value: Number.NaN },
  render: (args) => (
    <Stack>
      <MoneyField {...args} />
      <MoneyField {...args} value={-5} />
      <MoneyField {...args} value={1_234_567_890_123_456} />
      <MoneyField {...args} value={1e308} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = {
  args: { label: 'QQS bilan narxi', unit: 'so‘m', value: 999_999_999_999_999, isRequired: true },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Цена' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.paste('12.500.000,00');
    await expect(input).toHaveValue('12\u00A0500\u00A0000');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};
