import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { holdBrowserHover } from '@karvon/ui/testing/held-states';
import { CountLinks } from './CountLinks';

const meta = {
  title: 'Product parts/CountLinks',
  component: CountLinks,
  args: {
    total: { label: '148 машин', href: '/all' },
    items: [
      {
        id: 'active',
        icon: CircleCheck,
        title: 'Активные',
        count: '96',
        tone: 'success',
        href: '/a',
      },
      { id: 'wait', icon: Clock, title: 'На модерации', count: '12', tone: 'warn', href: '/w' },
      { id: 'no', icon: CircleX, title: 'Отклонены', count: '3', tone: 'danger', href: '/d' },
    ],
  },
} satisfies Meta<typeof CountLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLabels: Story = { args: { hasLabels: true } };
export const Hovered: Story = {
  play: ({ canvas }) =>
    holdBrowserHover(
      canvas
        .getAllByRole('link')
        .slice(1)
        .flatMap((link) => [...link.children]),
    ),
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    hasLabels: true,
    total: { label: '1 284 ta avtomobil, barcha avtosalonlarda', href: '/all' },
    items: [
      {
        id: 'off',
        icon: CircleX,
        title: 'Ko‘rsatuvdan olingan e’lonlar',
        count: '1 096',
        tone: 'danger',
        href: '/off',
      },
      {
        id: 'wait',
        icon: Clock,
        title: 'Moderatsiyada',
        count: '148',
        tone: 'info',
        href: '/wait',
      },
    ],
  },
};
/** The total first, then each figure. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '148 машин' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Активные: 96' })).toHaveFocus();
  },
};
