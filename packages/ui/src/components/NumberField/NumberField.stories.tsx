import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './NumberField';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { onChange: fn(), label: 'Пробег', unit: 'км', value: 24_500 },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: -5, errorMessage: 'Не меньше нуля' } };
export const Fraction: Story = {
  args: { label: 'Объём двигателя', unit: 'л', value: 1.5, fractionDigits: 1, step: 0.1 },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Absurd: Story = { args: { value: Number.NaN } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = { args: { label: 'Bosib o‘tgan masofasi', unit: 'kilometr' } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { step: 100, maxValue: 24_550 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Пробег' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('24\u00A0550');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue('24\u00A0350');
  },
};
