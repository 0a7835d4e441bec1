import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Удалить объявление?',
    children:
      'Chevrolet Spark, 2021 исчезнет из поиска. Лиды останутся. Вернуть можно в течение 10 секунд.',
    confirmLabel: 'Удалить',
    cancelLabel: 'Отменить',
    closeLabel: 'Закрыть',
    tone: 'danger',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = {
  args: { tone: 'primary', title: 'Отправить на модерацию?', confirmLabel: 'Отправить' },
};
export const Pending: Story = { args: { isPending: true } };
export const LongText: Story = {
  args: {
    title: 'E’lonni o‘chirib tashlaysizmi?',
    children: 'Chevrolet Spark, 2021 qidiruvdan yo‘qoladi. Murojaatlar saqlanib qoladi.',
    confirmLabel: 'Butunlay o‘chirish',
    cancelLabel: 'Bekor qilish',
  },
};
