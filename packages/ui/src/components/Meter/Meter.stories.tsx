import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './Meter';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { value: 0.64, 'aria-label': 'Загружено', valueText: '1,4 из 2,2 МБ' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = { args: { value: 1, tone: 'success' } };
export const Idle: Story = { args: { value: 0.43, tone: 'neutral' } };
export const Empty: Story = { args: { value: 0 } };
export const Absurd: Story = { args: { value: Number.NaN } };
