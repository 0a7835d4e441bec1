import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleTabBar } from './example';
import { TabBar } from './TabBar';

const meta = {
  title: 'Components/Shell/TabBar',
  component: TabBar,
  args: exampleTabBar,
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    items: exampleTabBar.items.map((item) => ({ ...item, label: `${item.label} va boshqalar` })),
  },
};
