import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  args: { children: 'или' },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = { args: { children: undefined } };
export const LongText: Story = { args: { children: 'yoki boshqa usul bilan kiring' } };
