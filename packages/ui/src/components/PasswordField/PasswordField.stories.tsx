import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  args: {
    label: 'Пароль',
    value: 'karvon-demo',
    showLabel: 'Показать пароль',
    hideLabel: 'Скрыть пароль',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Invalid: Story = { args: { errorMessage: 'Пароль не подходит' } };
/** The eye has been pressed. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'text');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = {
  args: { label: 'Yangi parol', size: 'lg', description: 'Kamida 8 belgi, harf va raqam' },
};
/** The eye is the second stop; Space shows the password and renames it. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Скрыть пароль' })).toHaveFocus();
  },
};
