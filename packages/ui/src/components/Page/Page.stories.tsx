import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Page } from './Page';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  args: {
    title: 'Автомобили',
    context: '148 объявлений в трёх салонах',
    actions: <Button variant="primary">Добавить авто</Button>,
    children: <Text>Содержание</Text>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Breadcrumbs: Story = {
  args: { breadcrumbs: 'Автомобили / Новое', context: undefined, title: 'Chevrolet Tracker, 2023' },
};
export const ActionOnPhone: Story = {
  args: {
    actions: undefined,
    phoneAction: (
      <Button variant="primary" icon={Plus}>
        Добавить
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
/** Scrolled to the end: the period is still visible. */
export const StickyActions: Story = {
  args: {
    hasStickyActions: true,
    title: 'Статистика',
    context: '22 октября – 20 ноября 2026',
    actions: <Button>30 дней</Button>,
    children: (
      <Stack gap={4}>
        {['Просмотры', 'Воронка', 'Машины по статусам', 'Продвижение', 'Лучшие машины'].map(
          (title) => (
            <Card key={title} title={title}>
              <Skeleton height="200px" />
            </Card>
          ),
        )}
        <Button>Ещё</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ещё' }).focus();
    await expect(
      canvas.getByRole('button', { name: '30 дней' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole('button', { name: '30 дней' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    title:
      'Mercedes-Benz GLE 53 AMG 4MATIC+ Coupé, 2024, Toshkent shahri, Yunusobod tumani avtosaloni',
    context: 'E’lon qoralama sifatida saqlangan va hali moderatsiyaga yuborilmagan',
  },
};
