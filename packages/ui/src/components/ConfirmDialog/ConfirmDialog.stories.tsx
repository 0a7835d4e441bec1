import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongTextOnPhone: Story = {
  args: {
    ...LongText.args,
    confirmLabel: 'E’lonni butunlay o‘chirish',
    cancelLabel: 'O‘chirmasdan qaytish',
  },
  globals: { viewport: { value: 'phone' } },
};
/** The focus starts on Cancel; Tab leads to the action, Escape cancels. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onOpenChange: fn(), onConfirm: fn() },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Удалить объявление?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
