import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdPress } from '../../testing/held-states';
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
export const Pressed: Story = {
  play: ({ canvasElement }) => holdPress([...canvasElement.querySelectorAll('a, button')]),
};
export const FocusVisible: Story = {
  play: ({ canvasElement }) => holdFocus([...canvasElement.querySelectorAll('a, button')]),
};
export const LongText: Story = {
  args: {
    items: exampleTabBar.items.map((item) => ({ ...item, label: `${item.label} va boshqalar` })),
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    items: exampleTabBar.items.map((item) =>
      item.id === 'more' || item.id === 'chat' ? { ...item, onPress: fn() } : item,
    ),
  },
  play: async ({ args, canvas }) => {
    const pressed = (id: string) => args.items.find((item) => item.id === id)?.onPress;
    // A story cannot navigate: it is enough that a link was followed.
    const followed = fn((event: Event) => event.preventDefault());
    for (const name of [/^Панель/, /^Авто/, /^Лиды/, /^Чаты/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    const chats = canvas.getByRole('link', { name: /^Чаты/ });
    chats.addEventListener('click', followed);
    await userEvent.keyboard(' ');
    await expect(followed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(pressed('chat')).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ещё' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed('more')).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(pressed('more')).toHaveBeenCalledTimes(2);
  },
};
