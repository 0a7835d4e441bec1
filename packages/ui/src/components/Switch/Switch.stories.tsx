import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { holdFocus } from '../../testing/held-states';
import { Stack } from '../Stack/Stack';
import { Switch } from './Switch';

const meta = {
  title: 'Components/Choices/Switch',
  component: Switch,
  args: { children: 'Рассрочка (nasiya)' },
  render: function Controlled(args) {
    const [isSelected, setSelected] = useState(args.isSelected ?? false);
    return <Switch {...args} isSelected={isSelected} onChange={setSelected} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { isSelected: true } };
export const Row: Story = {
  args: { isRow: true, isSelected: true, description: 'Покупатель увидит платёж в месяц' },
};
export const FocusVisible: Story = {
  render: (args) => (
    <Stack gap={4} align="flex-start">
      <Switch {...args} />
      <Switch {...args} defaultSelected />
    </Stack>
  ),
  play: ({ canvasElement }) =>
    holdFocus([...canvasElement.querySelectorAll('label')], (row) => row.querySelector('input')),
};
export const Disabled: Story = { args: { isDisabled: true, isRow: true } };
export const LongText: Story = {
  args: {
    isRow: true,
    children: 'Bo‘lib to‘lash imkoniyati bilan sotish (nasiya)',
    description: 'Xaridor oylik to‘lov miqdorini e’lonning o‘zida ko‘radi. '.repeat(4),
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Рассрочка (nasiya)' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
