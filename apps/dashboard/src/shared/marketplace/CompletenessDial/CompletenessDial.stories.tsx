import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompletenessDial } from './CompletenessDial';

const meta = {
  title: 'Product parts/CompletenessDial',
  component: CompletenessDial,
  args: { value: 0.78, 'aria-label': 'Заполнено' },
} satisfies Meta<typeof CompletenessDial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 1 } };
export const Low: Story = { args: { value: 0.2, tone: 'warn' } };
export const Absurd: Story = { args: { value: Number.NaN } };
