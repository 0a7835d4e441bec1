import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
export const BigCounts: Story = {
  args: { items: exampleTabBar.items.map((item) => ({ ...item, count: 128 })) },
};
export const LongText: Story = {
  args: {
    items: exampleTabBar.items.map((item) => ({ ...item, label: `${item.label} va boshqalar` })),
  },
};
/** Every place is a stop of Tab, the last one too, which is a button. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    for (const name of [/^Панель/, /^Авто/, /^Лиды/, /^Чаты/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ещё' })).toHaveFocus();
  },
};
