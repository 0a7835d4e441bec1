import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Car, CircleCheck, Flag, Handshake } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../Inline/Inline';
import { Text } from '../Text/Text';
import { Icon } from './Icon';

const meta = {
  title: 'Components/Media/Icon',
  component: Icon,
  args: { icon: Flag },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline gap={4} align="center">
      <Icon icon={Car} size={14} />
      <Icon icon={Car} size={16} />
      <Icon icon={Car} size={18} />
      <Icon icon={Car} size={20} />
      <Icon icon={Car} size={24} />
    </Inline>
  ),
};
export const Labelled: Story = {
  args: { icon: Handshake, size: 24, label: 'В брони' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'В брони' })).toBeVisible();
  },
};
export const TakesTheColourAround: Story = {
  render: () => (
    <Text tone="danger">
      <Icon icon={Flag} size={20} />
    </Text>
  ),
};
export const Tones: Story = {
  args: { icon: Bell, size: 18 },
  render: (args) => (
    <Inline>
      {(['neutral', 'info', 'success', 'warn', 'danger', 'deal'] as const).map((tone) => (
        <Icon key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};
export const ToneSizes: Story = {
  args: { icon: Bell, tone: 'info' },
  render: (args) => (
    <Inline align="center">
      <Icon {...args} size={14} />
      <Icon {...args} size={18} />
      <Icon {...args} size={24} />
    </Inline>
  ),
};
export const Round: Story = {
  args: { icon: CircleCheck, tone: 'success', size: 14, isRound: true },
};
