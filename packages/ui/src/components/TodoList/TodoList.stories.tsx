import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, FileText, Image } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover } from '../../testing/held-states';
import { TodoList } from './TodoList';

const meta = {
  title: 'Components/Data/TodoList',
  component: TodoList,
  args: {
    items: [
      { id: 'wrong', icon: CircleAlert, label: 'Исправьте 2 поля', tone: 'danger', onPress: fn() },
      { id: 'photos', icon: Image, label: 'Добавьте 3 фото', gain: '+15 %', onPress: fn() },
      { id: 'words', icon: FileText, label: 'Опишите машину', gain: '+10 %', onPress: fn() },
    ],
  },
} satisfies Meta<typeof TodoList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const Hovered: Story = { play: ({ canvas }) => holdHover(canvas.getAllByRole('button')) };
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button')),
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'words',
        icon: FileText,
        label: 'Avtomobil holati haqida batafsil yozing, xaridorlar ko‘proq ishonadi',
        gain: '+10 %',
        onPress: fn(),
      },
    ],
  },
};
/** A stop of Tab for each row; Enter leads to its place. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Исправьте 2 поля' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.items[1]?.onPress).toHaveBeenCalledOnce();
    await expect(args.items[0]?.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.items[1]?.onPress).toHaveBeenCalledTimes(2);
  },
};
