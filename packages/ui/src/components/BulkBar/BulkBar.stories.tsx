import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, CirclePause, RefreshCw, Store } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { BulkBar } from './BulkBar';

const meta = {
  title: 'Components/Actions/BulkBar',
  component: BulkBar,
  args: {
    'aria-label': 'Действия с выбранными',
    countText: 'Выбрано: 2',
    closeLabel: 'Снять выбор',
    onClose: fn(),
    actions: [
      { id: 'refresh', label: 'Поднять', icon: RefreshCw, onPress: fn() },
      { id: 'deactivate', label: 'Снять', icon: CirclePause, onPress: fn() },
      { id: 'archive', label: 'В архив', icon: Archive, onPress: fn() },
      { id: 'move', label: 'Салон', icon: Store, onPress: fn() },
    ],
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <BulkBar {...args} />
    </div>
  ),
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hovered: Story = { play: ({ canvas }) => holdHover(canvas.getAllByRole('button')) };
export const Pressed: Story = { play: ({ canvas }) => holdPress(canvas.getAllByRole('button')) };
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button')),
};
export const Disabled: Story = {
  args: {
    actions: [
      { id: 'refresh', label: 'Поднять', icon: RefreshCw, onPress: fn(), isDisabled: true },
      { id: 'archive', label: 'В архив', icon: Archive, onPress: fn() },
    ],
  },
};
export const Pending: Story = {
  args: {
    actions: [
      { id: 'refresh', label: 'Поднять', icon: RefreshCw, onPress: fn(), isPending: true },
      { id: 'archive', label: 'В архив', icon: Archive, onPress: fn() },
    ],
  },
};
export const LongText: Story = {
  args: {
    countText: 'Tanlandi: 148 ta e’lon',
    actions: [
      { id: 'a', label: 'E’lonlarni ro‘yxat boshiga ko‘tarish', icon: RefreshCw, onPress: fn() },
      { id: 'b', label: 'Vaqtincha ko‘rsatuvdan olish', icon: CirclePause, onPress: fn() },
      { id: 'c', label: 'Boshqa avtosalonga o‘tkazish', icon: Store, onPress: fn() },
    ],
  },
};
/** Tab goes from deed to deed and to the cross; keys press them. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    onClose: fn(),
    actions: [
      { id: 'refresh', label: 'Поднять', icon: RefreshCw, onPress: fn() },
      { id: 'archive', label: 'В архив', icon: Archive, onPress: fn(), isDisabled: true },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поднять' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions[0]?.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Снять выбор' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
