import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, CircleCheck } from 'lucide-react';
import { Inline } from '../Inline/Inline';
import { IconTile } from './IconTile';

const meta = {
  title: 'Components/Media/IconTile',
  component: IconTile,
  args: { icon: Bell },
} satisfies Meta<typeof IconTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: (args) => (
    <Inline>
      {(['neutral', 'info', 'success', 'warn', 'danger', 'deal'] as const).map((tone) => (
        <IconTile key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const Round: Story = {
  args: { icon: CircleCheck, tone: 'success', size: 'sm', isRound: true },
};
