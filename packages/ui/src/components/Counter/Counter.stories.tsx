import type { Meta, StoryObj } from '@storybook/react-vite';
import { Counter } from './Counter';

const meta = {
  title: 'Components/Feedback/Counter',
  component: Counter,
  args: { count: 7, 'aria-label': '7 непрочитанных' },
} satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = { args: { count: 1284, 'aria-label': '1284 непрочитанных' } };
export const Zero: Story = { args: { count: 0, 'aria-label': 'Нет непрочитанных' } };
