import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeField } from './TimeField';

const meta = {
  title: 'Components/Fields/TimeField',
  component: TimeField,
  args: { onChange: fn(), label: 'Открываемся', value: '09:00' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TimeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { value: '25:00', errorMessage: 'Часы от 00 до 23' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = { args: { label: 'Ish kunlari ochilish vaqti' } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Открываемся' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('9');
    await userEvent.tab();
    await expect(input).toHaveValue('09:00');
  },
};
