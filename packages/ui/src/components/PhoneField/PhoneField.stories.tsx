import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './PhoneField';

const meta = {
  title: 'Components/Fields/PhoneField',
  component: PhoneField,
  args: { onChange: fn(), label: 'Телефон', value: '+998901234567' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PhoneField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { value: '+99890123', errorMessage: 'Не хватает цифр' } };
export const Foreign: Story = { args: { value: '+77011234567' } };
export const TooLong: Story = {
  args: { value: '+9989012345678', errorMessage: 'Слишком много цифр: после +998 их девять' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Large: Story = { args: { size: 'lg', isRequired: true } };
export const Absurd: Story = { args: { value: 'nonsense' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = {
  args: { label: 'Avtosalon telefoni', description: 'Xaridorlar shu raqamga qo‘ng‘iroq qiladi' },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.paste('+998 (90) 123-45-67');
    await expect(input).toHaveValue('90 123 45 67');
  },
};
