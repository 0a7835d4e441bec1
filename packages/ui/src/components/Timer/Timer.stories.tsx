import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timer as TimerIcon } from 'lucide-react';
import { sampleTime } from '../../testing/sample-time';
import { Timer } from './Timer';

const minute = 60_000;
const hour = 60 * minute;
const format = (time: number) => {
  const minutes = Math.floor(time / minute);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24)
    return `${String(Math.floor(hours / 24))} д ${String(hours % 24)} ч ${String(minutes % 60)} мин`;
  return hours > 0 ? `${String(hours)} ч ${String(minutes % 60)} мин` : `${String(minutes)} мин`;
};
const ago = (minutes: number) => sampleTime - minutes * minute;
const down = {
  direction: 'down',
  at: sampleTime + 52.3 * hour,
  total: 72 * hour,
  label: 'Поднятие через',
  doneLabel: 'Можно поднять',
} as const;

const meta = {
  title: 'Components/Feedback/Timer',
  component: Timer,
  args: { direction: 'up', at: ago(8.5), format, label: 'Ждёт' },
} satisfies Meta<typeof Timer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Warning: Story = { args: { at: ago(26.5) } };
export const Danger: Story = { args: { at: ago(84.5) } };
export const OwnLimits: Story = {
  args: { at: ago(84.5), warnAt: 240 * minute, dangerAt: 1440 * minute },
};
export const Days: Story = { args: { at: ago(3130) } };
export const CountsDown: Story = { args: down };
export const Done: Story = { args: { ...down, at: 0 } };
export const WithIcon: Story = { args: { ...down, icon: TimerIcon, label: 'Бронь ещё' } };
export const TimeLeft: Story = { args: { ...down, ring: 'left', label: 'Приём ещё' } };
export const LastHour: Story = {
  args: { ...down, at: sampleTime + 0.7 * hour, dangerAt: hour, label: 'Приём ещё' },
};
export const NoMoment: Story = { args: { at: 'yesterday' } };
export const LongText: Story = {
  args: {
    ...down,
    label: 'E’lonni yana bir marta ro‘yxat boshiga ko‘tarish mumkin bo‘lishiga',
    doneLabel: 'E’lonni ko‘tarish mumkin',
  },
};
