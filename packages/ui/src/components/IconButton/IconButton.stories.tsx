import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Heart, Moon } from 'lucide-react';
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
export const Toggled: Story = {
  args: { icon: Heart, 'aria-label': 'В избранное', isToggled: true },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { isPending: true } };
export const LongText: Story = { args: { icon: Moon, 'aria-label': 'Qorong‘i mavzuga o‘tish' } };
