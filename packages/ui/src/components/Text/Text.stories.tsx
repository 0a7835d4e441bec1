import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = {
  title: 'Components/Typography/Text',
  component: Text,
  args: { children: '24 500 км · автомат · 1.2 л · бензин' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['default', 'muted', 'subtle', 'accent', 'success', 'warn', 'danger'] as const).map(
        (tone) => (
          <Text key={tone} {...args} tone={tone} />
        ),
      )}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    isTruncated: true,
    children: 'Avtomobil bozordagi o‘xshash e’lonlardan arzon. '.repeat(8),
  },
};
