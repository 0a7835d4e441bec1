import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarClock,
  CircleCheck,
  CircleX,
  MessageSquareText,
  UserRoundPlus,
} from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { holdBrowserFocus, holdBrowserHover, holdBrowserPress } from '../../testing/held-states';
import { FeedList, type FeedDay } from './FeedList';

const days: FeedDay[] = [
  {
    id: 'today',
    title: 'Сегодня',
    items: [
      {
        id: 3,
        icon: MessageSquareText,
        tone: 'info',
        title: 'Новое сообщение',
        text: 'Дилшод: И мою Спарк 2019 года примете в зачёт?',
        time: '2 минуты назад',
        dateTime: '2026-07-05T09:12:40Z',
        unreadLabel: 'не прочитано',
        href: '#room',
      },
      {
        id: 2,
        icon: CircleX,
        tone: 'danger',
        title: 'Объявление отклонено',
        text: 'Chevrolet Tracker, 2023: на фото виден номер телефона.',
        time: '3 часа назад',
        dateTime: '2026-07-05T06:12:40Z',
        unreadLabel: 'не прочитано',
        href: '#car',
      },
    ],
  },
  {
    id: 'yesterday',
    title: 'Вчера',
    items: [
      {
        id: 1,
        icon: CalendarClock,
        tone: 'warn',
        title: 'Объявление скоро закончится',
        text: 'До конца размещения Kia K5, 2022 осталось 3 дня.',
        time: '1 день назад',
        dateTime: '2026-07-04T04:00:00Z',
        href: '#other',
      },
      {
        id: 0,
        icon: CircleCheck,
        tone: 'success',
        title: 'Оплата прошла',
        text: '',
        time: '1 день назад',
        dateTime: '2026-07-04T03:00:00Z',
      },
    ],
  },
];

const meta = {
  title: 'Components/Data/FeedList',
  component: FeedList,
  args: { days, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 432 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Оплата прошла/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = {
  play: ({ canvasElement }) => holdBrowserHover([...canvasElement.querySelectorAll('a, button')]),
};
export const Pressed: Story = {
  play: ({ canvasElement }) => holdBrowserPress([...canvasElement.querySelectorAll('a, button')]),
};
export const FocusVisible: Story = {
  play: ({ canvas }) => holdBrowserFocus(canvas.getByRole('link', { name: /Новое сообщение/ })),
};
export const Loading: Story = { args: { isPending: true, onEndReached: fn() } };
export const Empty: Story = { args: { days: [] } };
export const LongText: Story = {
  args: {
    days: [
      {
        id: 'today',
        title: 'Bugun',
        items: [
          {
            id: 1,
            icon: UserRoundPlus,
            tone: 'deal',
            title: 'E’lon moderatsiyadan o‘tmadi va tez orada qayta ko‘rib chiqiladi',
            text: 'Abdulqodirjon Muhammadsharif o‘g‘li: ertaga soat o‘n birda ko‘rsam bo‘ladimi? '.repeat(
              4,
            ),
            time: '3 daqiqa oldin',
            dateTime: '2026-07-05T09:12:40Z',
            unreadLabel: 'o‘qilmagan',
            href: '#lead',
          },
        ],
      },
    ],
  },
};
/** A stop of Tab for each row; Enter opens it. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { onPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Новое сообщение/ })).toHaveFocus();
    for (let row = 0; row < 3; row += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Оплата прошла/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
