import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Heart, Moon, Phone } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { icon: Ellipsis, 'aria-label': 'Ещё действия' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
const call = {
  icon: Phone,
  'aria-label': 'Позвонить: +998 90 123 45 67',
  href: 'tel:+998901234567',
} as const;

export const AsLink: Story = { args: call };
export const AsLinkSecondary: Story = { args: { ...call, variant: 'secondary' } };
export const Toggled: Story = {
  args: { icon: Heart, 'aria-label': 'В избранное', isToggled: true },
};
export const Hovered: Story = {
  play: ({ canvas }) => holdHover(canvas.getAllByRole('button')),
};
export const Pressed: Story = {
  play: ({ canvas }) => holdPress(canvas.getAllByRole('button')),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button')),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { isPending: true } };
export const LongText: Story = { args: { icon: Moon, 'aria-label': 'Qorong‘i mavzuga o‘tish' } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ещё действия' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
export const KeyboardOnLink: Story = {
  tags: ['keyboard'],
  args: call,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
