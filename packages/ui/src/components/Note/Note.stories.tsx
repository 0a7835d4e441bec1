import type { Meta, StoryObj } from '@storybook/react-vite';
import { Note } from './Note';

const meta = {
  title: 'Components/Feedback/Note',
  component: Note,
  args: { children: 'Этот номер ещё не подключён.' },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'Ваша маржа при продаже по рынку: 12 000 000 сум' },
};
export const Danger: Story = { args: { tone: 'danger', children: 'Неверный код.' } };
export const LongText: Story = {
  args: { children: 'Bu raqam hali ulanmagan, iltimos tekshiring. '.repeat(5) },
};
