import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, BriefcaseBusiness, LogOut, Search, Store, UsersRound } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { holdFocus, holdHover, holdPress } from '../../testing/held-states';
import { Avatar } from '../Avatar/Avatar';
import { Counter } from '../Counter/Counter';
import { Switch } from '../Switch/Switch';
import { ActionList, type ActionListItem } from './ActionList';

const search = { id: 'search', icon: Search, title: 'Поиск', onPress: fn() };
const showrooms = { id: 'showrooms', icon: Store, title: 'Автосалоны', href: '#showrooms' };
const news = {
  id: 'news',
  icon: Bell,
  title: 'Уведомления',
  onPress: fn(),
  end: <Counter count={3} aria-label="3" />,
};
const exit: ActionListItem = {
  id: 'exit',
  icon: LogOut,
  title: 'Выйти',
  tone: 'danger',
  onPress: fn(),
};

const meta = {
  title: 'Components/Navigation/ActionList',
  component: ActionList,
  args: { 'aria-label': 'Разделы', isNavigation: true, items: [search, showrooms, news] },
} satisfies Meta<typeof ActionList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What is pressed, in its order. */
const rows = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').flatMap((row) => [...row.children]);

export const Default: Story = {};
export const Hovered: Story = { play: ({ canvas }) => holdHover(rows(canvas)) };
export const Pressed: Story = { play: ({ canvas }) => holdPress(rows(canvas)) };
export const FocusVisible: Story = { play: ({ canvas }) => holdFocus(rows(canvas)) };
export const Danger: Story = { args: { items: [exit], isNavigation: false } };
export const Disabled: Story = {
  args: {
    items: [
      showrooms,
      {
        id: 'staff',
        icon: UsersRound,
        title: 'Сотрудники',
        href: '#staff',
        disabledReason: 'Появится позже',
      },
    ],
  },
};
export const WithPicture: Story = {
  args: {
    'aria-label': undefined,
    isNavigation: false,
    items: [
      {
        id: 'me',
        picture: <Avatar name="Жасур Каримов" id={1} isDecorative />,
        title: 'Жасур Каримов',
        detail: 'Admin · ID 20418',
        href: '#profile',
      },
    ],
  },
};
/** A row that is not pressed itself holds a small control. */
export const WithControl: Story = {
  args: {
    'aria-label': undefined,
    isNavigation: false,
    items: [
      {
        id: 'sound',
        title: 'Уведомления о лидах',
        end: <Switch aria-label="Уведомления о лидах" isSelected onChange={fn()} />,
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    'aria-label': 'Bo‘limlar',
    items: [
      {
        id: 'offers',
        icon: BriefcaseBusiness,
        title: 'Avtomobilni almashtirish bo‘yicha kelib tushgan takliflar',
        detail: 'Oxirgi o‘ttiz kun ichida, barcha avtosalonlar bo‘yicha',
        href: '#offers',
        end: <Counter count={148} aria-label="148" />,
      },
    ],
  },
};
export const Empty: Story = { args: { items: [] } };
/** A stop of Tab for each row; Enter and Space do a deed. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    search.onPress.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поиск' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(search.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Автосалоны' })).toHaveFocus();
  },
};
