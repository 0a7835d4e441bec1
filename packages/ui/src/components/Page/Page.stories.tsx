import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../Button/Button';
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
      <Button variant="primary" size="lg" icon={Plus}>
        Добавить
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    title:
      'Mercedes-Benz GLE 53 AMG 4MATIC+ Coupé, 2024, Toshkent shahri, Yunusobod tumani avtosaloni',
    context: 'E’lon qoralama sifatida saqlangan va hali moderatsiyaga yuborilmagan',
  },
};
