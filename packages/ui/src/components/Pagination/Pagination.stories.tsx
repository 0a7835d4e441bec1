import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { Pagination, PaginationMore, type PaginationMoreProps } from './Pagination';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 1,
    size: 9,
    count: 131,
    rangeLabel: '1–9 из 131',
    getHref: (page: number) => `?page=${page}`,
    labels: {
      navigation: 'Страницы',
      previous: 'Предыдущая страница',
      next: 'Следующая страница',
      page: (page: number) => `Страница ${page}`,
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Middle: Story = { args: { page: 8, rangeLabel: '64–72 из 131' } };
export const Last: Story = { args: { page: 15, rangeLabel: '127–131 из 131' } };
export const OnePage: Story = { args: { count: 4, rangeLabel: '1–4 из 4' } };
const more: PaginationMoreProps = {
  label: 'Показать ещё',
  summary: 'Показано 20 из 131',
  hasMore: true,
  onPress: () => undefined,
};
export const Phone: Story = { args: { more }, globals: { viewport: { value: 'phone' } } };
type MoreStory = StoryObj<PaginationMoreProps>;
export const More = {
  args: more,
  render: (args) => <PaginationMore {...args} />,
} satisfies MoreStory;
export const MoreLoading: MoreStory = { ...More, args: { ...more, isPending: true } };
export const MoreEnd: MoreStory = {
  ...More,
  args: { ...more, hasMore: false, summary: 'Показано 131 из 131' },
};
export const MoreLongText: MoreStory = {
  ...More,
  args: {
    ...more,
    label: 'Yana e’lonlarni ko‘rsatish',
    summary: 'Tanlangan filtrlar bo‘yicha 131 ta e’londan 20 tasi ko‘rsatilgan',
  },
};
export const Buttons: Story = { args: { getHref: undefined, onPageChange: () => undefined } };
const others = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('link').filter((page) => !page.hasAttribute('aria-current'));
export const Hovered: Story = {
  args: Middle.args,
  play: ({ canvas }) => holdHover(others(canvas)),
};
export const Pressed: Story = {
  args: Middle.args,
  play: ({ canvas }) => holdPress(others(canvas)),
};
export const FocusVisible: Story = {
  args: Middle.args,
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('link')),
};
export const LongText: Story = {
  args: {
    page: 8,
    rangeLabel: 'Tanlangan filtrlar bo‘yicha 131 ta e’londan 64–72 tasi ko‘rsatilgan',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { getHref: undefined, onPageChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Страница 1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Страница 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};
export const MoreKeyboard: MoreStory = {
  ...More,
  tags: ['keyboard'],
  args: { ...more, onPress: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать ещё' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
