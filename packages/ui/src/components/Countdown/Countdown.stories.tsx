import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timer } from 'lucide-react';
import { sampleTime } from '../../testing/sample-time';
import { Countdown } from './Countdown';

const hour = 3_600_000;
const format = (left: number) => {
  const minutes = Math.floor(left / 60_000);
  return `${String(Math.floor(minutes / 1440))} д ${String(Math.floor(minutes / 60) % 24)} ч ${String(minutes % 60)} мин`;
};

const meta = {
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  args: {
    until: sampleTime + 52.3 * hour,
    total: 72 * hour,
    format,
    label: 'Поднятие через',
    doneLabel: 'Можно поднять',
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Done: Story = { args: { until: 0 } };
export const WithIcon: Story = { args: { icon: Timer, label: 'Бронь ещё' } };
export const TimeLeft: Story = { args: { ring: 'left', label: 'Приём ещё' } };
export const LastHour: Story = {
  args: { until: sampleTime + 0.7 * hour, urgentUnder: hour, label: 'Приём ещё' },
};
export const NoMoment: Story = { args: { until: 'yesterday' } };
export const LongText: Story = {
  args: {
    label: 'E’lonni yana bir marta ro‘yxat boshiga ko‘tarish mumkin bo‘lishiga',
    doneLabel: 'E’lonni ko‘tarish mumkin',
  },
};
