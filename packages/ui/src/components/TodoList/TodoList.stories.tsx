import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, FileText, Image } from 'lucide-react';
import { fn } from 'storybook/test';
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
