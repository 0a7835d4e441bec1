import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '@karvon/ui/Badge';
import { CardNumberField } from './CardNumberField';

const meta = {
  title: 'Product parts/CardNumberField',
  component: CardNumberField,
  args: { onChange: fn(), label: 'Номер карты', value: '8600069195406311' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <CardNumberField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CardNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '' } };
export const WithSystem: Story = { args: { suffix: <Badge>Uzcard</Badge> } };
export const Invalid: Story = {
  args: { value: '8600069195406312', errorMessage: 'Проверьте номер карты' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Large: Story = { args: { size: 'lg', isRequired: true } };
export const LongText: Story = {
  args: {
    label: 'To‘lov kartasining raqami',
    description: 'Raqamni to‘lov tizimi oladi, biz uni saqlamaymiz',
  },
};
export const Absurd: Story = { args: { value: '86000691954063110000 карта' } };
/** Tab reaches it; a pasted number is grouped. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Номер карты' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.paste('8600-0691-9540-6311');
    await expect(input).toHaveValue('8600 0691 9540 6311');
  },
};
