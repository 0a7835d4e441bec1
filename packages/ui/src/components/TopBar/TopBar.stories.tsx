import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleTopBar } from './example';
import { TopBar } from './TopBar';

const meta = {
  title: 'Components/Shell/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    ...exampleTopBar,
    sidebar: { isCollapsed: false, label: 'Свернуть меню', onPress: () => undefined },
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingNew: Story = {
  args: { notifications: { label: 'Уведомления', onPress: () => undefined } },
};
export const LongText: Story = {
  args: {
    search: { ...exampleTopBar.search, label: 'Avtomobil, murojaat yoki suhbatni qidirish' },
  },
};
