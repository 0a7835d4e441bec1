import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { ActionBar } from './ActionBar';

const meta = {
  title: 'Components/Actions/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    'aria-label': 'Действия с объявлением',
    start: <Button variant="ghost">Отменить</Button>,
    children: (
      <>
        <Button>Сохранить черновик</Button>
        <Button variant="primary">На модерацию</Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  args: {
    message: (
      <Badge tone="danger" icon={CircleAlert}>
        1 ошибка и 1 фото не загрузилось
      </Badge>
    ),
  },
};
export const LongText: Story = {
  args: {
    start: <Button variant="ghost">Bekor qilish</Button>,
    children: (
      <>
        <Button>Qoralamani qurilmada saqlash</Button>
        <Button variant="primary">E’lonni moderatsiyaga yuborish</Button>
      </>
    ),
  },
};
