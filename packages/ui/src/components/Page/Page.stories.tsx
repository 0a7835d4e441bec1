import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Skeleton } from '../Skeleton/Skeleton';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { NotificationsBell } from '../TopBar/TopBar';
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
const onPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ActionOnPhone: Story = {
  ...onPhone,
  args: {
    actions: undefined,
    phoneAction: (
      <Button variant="primary" icon={Plus}>
        Добавить
      </Button>
    ),
  },
};
export const PhoneBar: Story = {
  ...onPhone,
  args: {
    actions: undefined,
    phoneBar: {
      actions: (
        <NotificationsBell label="Есть новые уведомления" hasNew onPress={() => undefined} />
      ),
    },
  },
};
export const PhoneBarOfForm: Story = {
  ...onPhone,
  args: {
    title: 'Chevrolet Tracker, 2023',
    actions: undefined,
    phoneBar: {
      back: { label: 'Назад', onPress: () => undefined },
      progress: { value: 0.78, label: 'Заполнено' },
    },
  },
};
export const PhoneBarLongText: Story = {
  ...onPhone,
  args: {
    title: 'Ko‘rsatuvdan olingan avtomobillar ro‘yxati',
    actions: undefined,
    phoneBar: {
      back: { label: 'Orqaga', onPress: () => undefined },
    },
  },
};
export const StickyActions: Story = {
  parameters: { docs: { story: { height: '720px' } } },
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
const goBack = fn();
export const PhoneBarKeyboard: Story = {
  ...onPhone,
  tags: ['keyboard'],
  args: {
    ...PhoneBar.args,
    phoneBar: { ...PhoneBar.args?.phoneBar, back: { label: 'Назад', onPress: goBack } },
  },
  play: async ({ canvas }) => {
    goBack.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Назад' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(goBack).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Есть новые уведомления' })).toHaveFocus();
  },
};
