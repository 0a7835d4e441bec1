import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/Typography/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Список обновлён' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Status: Story = { args: { role: 'status' } };
