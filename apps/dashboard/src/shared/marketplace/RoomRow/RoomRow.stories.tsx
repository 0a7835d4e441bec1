import type { Meta, StoryObj } from '@storybook/react-vite';
import { CarFront } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import {
  holdBrowserFocus,
  holdBrowserHover,
  holdBrowserPress,
} from '@karvon/ui/testing/held-states';
import { RoomRow, type Room } from './RoomRow';

const room: Room = {
  id: 2,
  name: 'Дилноза Рашидова',
  onlineLabel: 'в сети',
  subject: 'Chevrolet Tracker, 2023',
  subjectIcon: CarFront,
  text: 'И мою Спарк 2019 года примете в зачёт?',
  time: '14:38',
};

const meta = {
  title: 'Product parts/RoomRow',
  component: RoomRow,
  args: { room, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 312 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoomRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Tab reaches it, Enter presses it. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
export const Hovered: Story = {
  play: ({ canvas }) => holdBrowserHover(canvas.getAllByRole('button')),
};
export const Pressed: Story = {
  play: ({ canvas }) => holdBrowserPress(canvas.getAllByRole('button')),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdBrowserFocus(canvas.getByRole('button')),
};
export const Unread: Story = {
  args: { room: { ...room, unreadCount: 3, unreadLabel: '3 непрочитанных' } },
};
export const Typing: Story = { args: { room: { ...room, liveText: 'печатает…' } } };
export const Selected: Story = { args: { isSelected: true, href: '#room' } };
export const Pinned: Story = { args: { room: { ...room, pinnedLabel: 'закреплено' } } };
/** Opened, and nothing said yet. */
export const Empty: Story = {
  args: { room: { id: 1, name: 'Мирзо Турсунов', text: '', time: '' } },
};
export const LongText: Story = {
  args: {
    room: {
      ...room,
      name: 'Abdulqodirjon Muhammadsharif o‘g‘li Xo‘jamberdiyev',
      subject: 'Mercedes-Benz GLE Coupe AMG 53 4MATIC+ maxsus seriya',
      text: 'Ertaga soat o‘n birda ko‘rishga borsam bo‘ladimi? '.repeat(5),
      unreadCount: 1284,
      unreadLabel: '1284 ta o‘qilmagan',
    },
  },
};
