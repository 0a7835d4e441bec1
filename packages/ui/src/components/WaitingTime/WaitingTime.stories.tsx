import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTime } from '../../testing/sample-time';
import { WaitingTime } from './WaitingTime';

const minute = 60_000;
const format = (waited: number) => {
  const minutes = Math.floor(waited / minute);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${String(Math.floor(hours / 24))} д ${String(hours % 24)} ч`;
  return hours > 0 ? `${String(hours)} ч ${String(minutes % 60)} мин` : `${String(minutes)} мин`;
};
const ago = (minutes: number) => sampleTime - minutes * minute;

const meta = {
  title: 'Components/Feedback/WaitingTime',
  component: WaitingTime,
  args: { since: ago(8.5), format, label: 'Ждёт' },
} satisfies Meta<typeof WaitingTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Warning: Story = { args: { since: ago(26.5) } };
export const Danger: Story = { args: { since: ago(84.5) } };
/** A trade-in request may wait for a day. */
export const OwnLimits: Story = {
  args: { since: ago(84.5), warnAfter: 240 * minute, dangerAfter: 1440 * minute },
};
export const Days: Story = { args: { since: ago(3130) } };
export const NoMoment: Story = { args: { since: 'yesterday' } };
