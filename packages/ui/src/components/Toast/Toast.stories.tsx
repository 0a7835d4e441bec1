import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createToastQueue, ToastRegion, type ToastMessage } from './Toast';

function Toasts({ messages }: { messages: ToastMessage[] }) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    for (const message of messages) queue.add({ timeout: 0, ...message });
    return () => queue.clear();
  }, [queue, messages]);
  return <ToastRegion queue={queue} aria-label="Уведомления" closeLabel="Закрыть" />;
}

const meta = {
  title: 'Components/Overlays/Toast',
  component: Toasts,
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alertdialog')[0]).toBeVisible());
  },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

const action = { label: 'Вернуть', onAction: () => undefined };

export const Default: Story = {
  args: {
    messages: [
      { tone: 'success', title: 'Машина в архиве', description: 'Chevrolet Spark, 2021', action },
    ],
  },
};
export const Tones: Story = {
  args: {
    messages: [
      { tone: 'success', title: 'Сохранено' },
      { tone: 'info', title: 'Курс обновился' },
      { tone: 'warn', title: 'Связь медленная' },
      { tone: 'danger', title: 'Не удалось сохранить', description: 'Проверьте связь' },
    ],
  },
};
export const Undo: Story = {
  args: { messages: [{ title: 'Объявление удалено', undo: true, timeout: 10_000, action }] },
};
export const SevenAtOnce: Story = {
  args: { messages: Array.from({ length: 7 }, (_, at) => ({ title: `Сообщение ${at + 1}` })) },
};
export const LongText: Story = {
  args: {
    messages: [
      {
        tone: 'success',
        title: 'E’lon moderatsiyaga yuborildi va tez orada ko‘rib chiqiladi',
        description: 'Chevrolet Tahoe High Country, 2022, '.repeat(4),
        action: { label: 'Qaytarish', onAction: () => undefined },
      },
    ],
  },
};
/** The action does its deed by Enter and closes its message. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: Default.args,
  play: async () => {
    const deed = await screen.findByRole('button', { name: 'Вернуть' });
    deed.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
