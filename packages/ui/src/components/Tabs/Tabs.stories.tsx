import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { holdFocus, holdHover } from '../../testing/held-states';
import { Tabs } from './Tabs';

const item = (id: string, label: string, count: number) => ({
  id,
  label,
  count,
  href: `/autos?status=${id}`,
});

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    'aria-label': 'Статусы',
    currentId: 'all',
    items: [
      item('all', 'Все', 148),
      item('active', 'Активные', 96),
      item('moderation', 'На модерации', 7),
      { ...item('moderation_declined', 'Отклонённые', 3), tone: 'danger' },
      item('barakami', 'В брони', 4),
      item('expired', 'Истёкшие', 6),
      item('ne_active', 'Черновики', 9),
      item('sold_on_karvon', 'Проданные', 21),
      item('archived', 'Архив', 2),
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastCurrent: Story = { args: { currentId: 'archived' } };
export const WithoutCounts: Story = {
  args: {
    items: [
      { id: 'all', label: 'Заявки', href: '/a' },
      { id: 'b', label: 'История', href: '/b' },
    ],
  },
};
export const Chips: Story = { args: { variant: 'chips' } };
export const WithEnd: Story = {
  args: { items: meta.args.items.slice(0, 3), end: 'Медиана ответа 11 мин за 30 дней' },
  play: async ({ canvas, canvasElement }) => {
    const end = canvas.getByText(/Медиана/).getBoundingClientRect();
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.round(row.right - end.right)).toBe(0);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const Empty: Story = { args: { items: [] } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '320px' }}>
        <Story />
      </div>
    ),
  ],
};
export const CurrentVisible: Story = {
  ...Narrow,
  args: { currentId: 'barakami' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation');
    const tab = canvas.getByRole('link', { name: /^В брони/ });
    await waitFor(() => {
      const [around, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
      return expect(own.left >= around.left && own.right <= around.right).toBe(true);
    });
  },
};
export const Hovered: Story = {
  play: ({ canvas }) =>
    holdHover(canvas.getAllByRole('link').filter((tab) => !tab.hasAttribute('aria-current'))),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('link').slice(0, 4)),
};
export const LongText: Story = {
  args: {
    'aria-label': 'Holatlar',
    currentId: 'deactivated',
    items: [
      item('all', 'Barchasi', 12_480),
      item('deactivated', 'Ko‘rsatuvdan olingan', 1_284),
      { ...item('moderation_declined', 'Moderatsiyadan o‘tmagan', 0), tone: 'danger' },
      item('sold_on_karvon', 'Karvonda sotilgan', 21),
    ],
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Все/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Все/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Активные/ })).toHaveFocus();
  },
};
