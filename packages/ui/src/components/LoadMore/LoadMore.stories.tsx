import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadMore } from './LoadMore';

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: {
    label: 'Показать ещё',
    summary: 'Показано 20 из 131',
    hasMore: true,
    onPress: () => undefined,
  },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { isPending: true } };
export const End: Story = { args: { hasMore: false, summary: 'Показано 131 из 131' } };
export const LongText: Story = {
  args: {
    label: 'Yana e’lonlarni ko‘rsatish',
    summary: 'Tanlangan filtrlar bo‘yicha 131 ta e’londan 20 tasi ko‘rsatilgan',
  },
};
/** Enter and Space ask for more. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать ещё' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
