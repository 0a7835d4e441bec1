import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotificationsBell } from '../TopBar/TopBar';
import { MobileTitleBar } from './MobileTitleBar';

const meta = {
  title: 'Components/Shell/MobileTitleBar',
  component: MobileTitleBar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Автомобили',
    actions: <NotificationsBell label="Есть новые уведомления" hasNew onPress={() => undefined} />,
  },
} satisfies Meta<typeof MobileTitleBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Form: Story = {
  args: {
    title: 'Chevrolet Tracker, 2023',
    back: { label: 'Назад', onPress: () => undefined },
    progress: { value: 0.78, label: 'Заполнено' },
    actions: undefined,
  },
};
export const LongText: Story = { args: { title: 'Ko‘rsatuvdan olingan avtomobillar ro‘yxati' } };
const goBack = fn();
/** Back first, then the actions. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { back: { label: 'Назад', onPress: goBack } },
  play: async ({ canvas }) => {
    goBack.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Назад' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(goBack).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Есть новые уведомления' })).toHaveFocus();
  },
};
