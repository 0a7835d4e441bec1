import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Sample, useSample } from '../../testing/sample-texts/SampleTexts';
import { holdBrowserFocus } from '../../testing/held-states';
import { createToastQueue, ToastRegion, type ToastMessage } from './Toast';

function Toasts({ messages }: { messages: ToastMessage[] }) {
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    for (const message of messages) queue.add({ timeout: 0, ...message });
    return () => queue.clear();
  }, [queue, messages]);
  const sample = useSample();
  return (
    <ToastRegion queue={queue} aria-label={sample('Уведомления')} closeLabel={sample('Закрыть')} />
  );
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
  // Hover pauses the timer, so that the message stays.
  play: async () => {
    await userEvent.hover(await screen.findByText('Объявление удалено'));
  },
};
export const Paused: Story = {
  args: Undo.args,
  play: async ({ canvasElement }) => {
    const undoButton = await screen.findByRole('button', { name: 'Вернуть' });
    await holdBrowserFocus(undoButton);
    const moving = () =>
      canvasElement.ownerDocument
        .getAnimations()
        .filter(({ playState }) => playState === 'running');
    await waitFor(() => expect(moving()).toEqual([]));
  },
};
export const OnPhone: Story = { args: Default.args, globals: { viewport: { value: 'phone' } } };
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
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: Default.args,
  play: async () => {
    const undoButton = await screen.findByRole('button', { name: 'Вернуть' });
    undoButton.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
export const KeyboardIntoRegion: Story = {
  tags: ['keyboard'],
  args: { messages: [{ title: 'Машина в архиве', action }, { title: 'Курс обновился' }] },
  render: (args) => (
    <main>
      <Sample>
        <button type="button">На странице</button>
      </Sample>
      <Toasts {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(2));
    const onPage = canvas.getByRole('button', { name: 'На странице' });
    onPage.focus();
    // The simulated keyboard lacks F6.
    const user = userEvent.setup({ keyboardMap: [{ code: 'F6', key: 'F6' }] });
    await user.keyboard('{F6}');
    const region = screen.getByRole('region', { name: /Уведомления/ });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    const crosses = screen.getAllByRole('button', { name: 'Закрыть' });
    for (let stop = 0; stop < 6 && document.activeElement !== crosses[0]; stop += 1) {
      await userEvent.tab();
    }
    await expect(crosses[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
    // Focus moves to the next message, so that it stays in the region.
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    // After the last message it returns to its origin.
    screen.getByRole('button', { name: 'Закрыть' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region).not.toBeInTheDocument());
    await waitFor(() => expect(onPage).toHaveFocus());
  },
};
