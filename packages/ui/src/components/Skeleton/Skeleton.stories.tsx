import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { width: '100%', height: '12px' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CardShape: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton aspectRatio="2 / 1" radius="lg" />
      <Skeleton width="60%" height="20px" />
      <Skeleton width="40%" />
    </Stack>
  ),
};
