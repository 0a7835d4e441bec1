import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Check,
  CircleAlert,
  CircleX,
  MessageSquareText,
  Phone,
  Search,
  Store,
} from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { carPhoto } from '../../testing/car-photo';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { Text } from '../Text/Text';
import { Thumbnail } from '../Thumbnail/Thumbnail';
import { Row } from '../Row/Row';
import { RowList } from './RowList';

const search = fn();

const meta = {
  title: 'Components/Data/RowList',
  component: RowList,
  args: {
    children: [
      <Row key="search" icon={Search} title="Поиск" onPress={search} />,
      <Row key="showrooms" icon={Store} title="Автосалоны" href="#showrooms" />,
      <Row
        key="news"
        icon={Bell}
        title="Уведомления"
        onPress={fn()}
        end={<Badge variant="count" count={3} aria-label="3" />}
      />,
    ],
  },
} satisfies Meta<typeof RowList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rows = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').flatMap((row) => [...row.children]);

export const Default: Story = { args: { 'aria-label': 'Разделы', isNavigation: true } };
export const Hovered: Story = { play: ({ canvas }) => holdHover(rows(canvas)) };
export const Pressed: Story = { play: ({ canvas }) => holdPress(rows(canvas)) };
export const FocusVisible: Story = { play: ({ canvas }) => holdFocus(rows(canvas)) };
export const Small: Story = {
  args: {
    children: [
      <Row
        key="wrong"
        size="sm"
        icon={CircleAlert}
        title="Исправьте 2 поля"
        tone="danger"
        onPress={fn()}
      />,
      <Row
        key="photos"
        size="sm"
        icon={Bell}
        title="Добавьте 3 фото"
        onPress={fn()}
        end={
          <Text size="sm" weight="medium" tone="success">
            +15 %
          </Text>
        }
      />,
    ],
  },
};
export const Divided: Story = {
  args: {
    variant: 'divided',
    children: [
      <Row
        key={1}
        title="Chrome, Windows"
        detail="сейчас · 84.54.70.12"
        end={<Badge tone="success">это устройство</Badge>}
      />,
      <Row
        key={2}
        title="Safari, iPhone"
        detail="2 дня назад"
        end={<Button size="sm">Выйти</Button>}
      />,
    ],
  },
};
export const WithTitle: Story = {
  args: {
    title: 'Сегодня',
    children: [
      <Row
        key={3}
        image={<Icon size={18} icon={MessageSquareText} tone="info" />}
        title="Новое сообщение"
        detail="Дилшод: И мою Спарк 2019 года примете в зачёт?"
        meta={<time dateTime="2026-07-05T09:12:40Z">2 минуты назад</time>}
        unreadLabel="не прочитано"
        href="#room"
      />,
      <Row
        key={2}
        image={<Icon size={18} icon={CircleX} tone="danger" />}
        title="Объявление отклонено"
        detail="Chevrolet Tracker, 2023: на фото виден номер телефона."
        meta={<time dateTime="2026-07-05T06:12:40Z">3 часа назад</time>}
        href="#car"
      />,
    ],
  },
};
const queue = [
  <Row
    key={1}
    isUrgent
    image={<Avatar name="Бахтиёр Хамидов" id={2} isDecorative />}
    title="Бахтиёр Хамидов"
    detail="Пропущенный звонок ×2 · Cobalt, 2024"
    href="#1"
    end={
      <Text size="sm" tone="danger" weight="medium" isNumeric>
        1 ч 24 мин
      </Text>
    }
    actions={
      <>
        <Button size="sm" variant="soft" icon={Phone}>
          Позвонить
        </Button>
        <Button size="sm" icon={Check}>
          Связались
        </Button>
      </>
    }
  />,
  <Row
    key={2}
    tone="accent"
    image={<Avatar name="Шерзод Эргашев" id={3} isDecorative />}
    title="Шерзод Эргашев: дозвонились?"
    detail="Звонили в 14:37 · Damas, 2023"
    actions={
      <>
        <Button size="sm" variant="primary" icon={Check}>
          Связались
        </Button>
        <Button size="sm">Не ответил</Button>
        <Button size="sm">Ошибка в номере</Button>
      </>
    }
  />,
  <Row key={3} tone="success" icon={Check} title="Нодира связалась: Javlon To‘xtayev" />,
  <Row
    key={4}
    image={<Thumbnail src={carPhoto} />}
    title="Chevrolet Gentra, 2022"
    detail="Фото 3: виден номер телефона"
    href="#4"
    isEndBelow
    end={<Badge tone="danger">Отклонено</Badge>}
    actions={<Button size="sm">Исправить</Button>}
  />,
];
export const Queue: Story = {
  args: { variant: 'flush', children: queue },
  decorators: [
    (Story) => (
      <Card padding="none" isClipped>
        <Story />
      </Card>
    ),
  ],
};
export const QueueOnPhone: Story = {
  ...Queue,
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = { args: { isPending: true } };
export const LongText: Story = {
  args: {
    children: [
      <Row
        key={1}
        image={<Icon size={18} icon={Bell} tone="deal" />}
        title="Avtomobilni almashtirish bo‘yicha kelib tushgan takliflar va arizalar"
        detail={'Oxirgi o‘ttiz kun ichida, barcha avtosalonlar bo‘yicha '.repeat(4)}
        href="#offers"
        end={<Badge variant="count" count={148} aria-label="148" />}
      />,
      <Row
        key={2}
        isTruncated
        image={<Thumbnail src={null} />}
        title="Chevrolet Tracker 2, 1.2 turbo, avtomat uzatmalar qutisi bilan, to‘liq jihozlangan, 2023"
        detail="219 000 000 so‘m, kelishiladi, nasiyaga ham beriladi, boshqa avtomobilga almashtiriladi"
        href="#car"
        end={<Badge tone="success">Faol</Badge>}
      />,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '360px' }}>
        <Story />
      </div>
    ),
  ],
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    search.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поиск' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(search).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Автосалоны' })).toHaveFocus();
  },
};
export const KeyboardInQueue: Story = {
  ...Queue,
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Бахтиёр Хамидов' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Позвонить' })).toHaveFocus();
  },
};
