import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { RowList } from './RowList';

const meta = {
  title: 'Components/Data/RowList',
  component: RowList,
  args: {
    items: [
      {
        id: 1,
        title: 'Chrome, Windows',
        detail: 'сейчас · 84.54.70.12',
        end: <Badge tone="success">это устройство</Badge>,
      },
      {
        id: 2,
        title: 'Safari, iPhone',
        detail: '2 дня назад',
        end: <Button size="sm">Выйти</Button>,
      },
    ],
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      {
        id: 1,
        title: 'Noma’lum qurilma, juda uzun nomli brauzer '.repeat(3),
        end: <Button size="sm">Chiqish</Button>,
      },
    ],
  },
};
