import type { Meta, StoryObj } from '@storybook/react-vite';
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
