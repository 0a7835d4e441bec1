import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, CircleAlert, CirclePause, RefreshCw, Store } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { ActionBar } from './ActionBar';

const meta = {
  title: 'Components/Actions/ActionBar',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <ActionBar {...args} />
    </div>
  ),
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

const selection = {
  variant: 'selection',
  'aria-label': 'Действия с выбранными',
  message: 'Выбрано: 2',
  closeLabel: 'Снять выбор',
  onClose: fn(),
  start: undefined,
  children: (
    <>
      <Button variant="ghost" size="sm" icon={RefreshCw}>
        Поднять
      </Button>
      <Button variant="ghost" size="sm" icon={CirclePause}>
        Снять
      </Button>
      <Button variant="ghost" size="sm" icon={Archive} isDisabled>
        В архив
      </Button>
      <Button variant="ghost" size="sm" icon={Store} isPending>
        Салон
      </Button>
    </>
  ),
} as const;

export const Selection: Story = { args: selection };
export const Hovered: Story = {
  args: selection,
  play: ({ canvas }) => holdHover(canvas.getAllByRole('button', { name: /Поднять|Снять выбор/ })),
};
export const Pressed: Story = {
  args: selection,
  play: ({ canvas }) => holdPress(canvas.getAllByRole('button', { name: /Поднять|Снять выбор/ })),
};
export const FocusVisible: Story = {
  args: selection,
  play: ({ canvas }) => holdFocus(canvas.getAllByRole('button', { name: /Поднять|^Снять$/ })),
};
export const LongTextOfSelection: Story = {
  args: {
    ...selection,
    message: 'Tanlandi: 148 ta e’lon',
    children: (
      <>
        <Button variant="ghost" size="sm" icon={RefreshCw}>
          E’lonlarni ro‘yxat boshiga ko‘tarish
        </Button>
        <Button variant="ghost" size="sm" icon={CirclePause}>
          Vaqtincha ko‘rsatuvdan olish
        </Button>
        <Button variant="ghost" size="sm" icon={Store}>
          Boshqa avtosalonga o‘tkazish
        </Button>
      </>
    ),
  },
};
const lift = fn();
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    ...selection,
    onClose: fn(),
    children: (
      <>
        <Button variant="ghost" size="sm" onPress={lift}>
          Поднять
        </Button>
        <Button variant="ghost" size="sm" isDisabled>
          В архив
        </Button>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    lift.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поднять' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(lift).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Снять выбор' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
