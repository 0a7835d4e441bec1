import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover } from '../../testing/held-states';
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
const names = ['Свернуть меню', 'Назад', /^Поиск/];
export const Hovered: Story = {
  parameters: { docs: { story: { autoplay: false } } },
  play: ({ canvas }) => holdHover(names.map((name) => canvas.getByRole('button', { name }))),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(names.map((name) => canvas.getByRole('button', { name }))),
};
export const LongText: Story = {
  args: {
    search: { ...exampleTopBar.search, label: 'Avtomobil, murojaat yoki suhbatni qidirish' },
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { search: { ...exampleTopBar.search, onPress: fn() } },
  play: async ({ args, canvas }) => {
    for (const name of ['Свернуть меню', 'Назад', /^Поиск/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.search.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.search.onPress).toHaveBeenCalledTimes(2);
    const [russian, uzbek] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(russian).toHaveFocus();
    await expect(russian).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(uzbek).toHaveFocus();
    await expect(uzbek).toBeChecked();
    await expect(russian).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Тёмная тема' })).toHaveFocus();
  },
};
