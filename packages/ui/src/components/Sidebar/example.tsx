import {
  CarFront,
  ChartLine,
  ClipboardCheck,
  Contact,
  ListTodo,
  LogOut,
  Megaphone,
  MessagesSquare,
  Repeat2,
  Store,
  UserRound,
  Users,
} from 'lucide-react';
import { Avatar } from '../Avatar/Avatar';
import type { SidebarProps } from './Sidebar';

export const exampleSidebar = {
  'aria-label': 'Разделы',
  currentPath: '/dashboard/autos',
  brand: {
    name: 'Karvon',
    note: 'Дилер',
    href: '/dashboard',
    mark: (
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <rect width="32" height="32" rx="8" fill="var(--c-accent)" />
        <path
          fill="#fff"
          d="M7.5 25.5V15c0-4.6 3.9-5.2 8.5-9.5 4.6 4.3 8.5 4.9 8.5 9.5v10.5H20L17.3 14h-2.6L12 25.5Z"
        />
      </svg>
    ),
  },
  items: [
    { id: 'main', type: 'title', title: 'Главное' },
    {
      id: 'work-panel',
      title: 'Рабочая панель',
      icon: ListTodo,
      path: '/dashboard/work-panel',
      count: 36,
    },
    { id: 'statistics', title: 'Статистика', icon: ChartLine, path: '/dashboard' },
    {
      id: 'locations',
      title: 'Автосалоны',
      icon: Store,
      path: ['/dashboard/locations', '/dashboard/locations/*'],
      count: 3,
    },
    {
      id: 'autos',
      title: 'Автомобили',
      icon: CarFront,
      path: ['/dashboard/autos', '/dashboard/autos/*'],
      count: 148,
    },
    { id: 'leads', title: 'Лиды', icon: Contact, path: '/dashboard/leads', count: 12 },
    {
      id: 'chat',
      title: 'Сообщения',
      icon: MessagesSquare,
      path: '/dashboard/chat',
      count: 7,
      countTone: 'danger',
    },
    {
      id: 'car-control',
      title: 'Контроль авто',
      icon: ClipboardCheck,
      path: '/dashboard/car-control',
    },
    {
      id: 'employees',
      title: 'Сотрудники',
      icon: Users,
      path: '/dashboard/employees',
      isDisabled: true,
      disabledReason: 'Появится позже',
    },
    { id: 'more', type: 'line' },
    {
      id: 'trade-in',
      type: 'group',
      title: 'Trade-in',
      icon: Repeat2,
      children: [{ id: 'trade-in-autos', title: 'Автомобили', path: '/dashboard/trade-in/autos' }],
    },
    { id: 'ads', title: 'Реклама', icon: Megaphone, path: '/dashboard/ads' },
  ],
  user: {
    name: 'Жасур Каримов',
    role: 'Admin',
    idLine: 'ID 20418',
    avatar: <Avatar name="Жасур Каримов" id={20418} isDecorative />,
    menuLabel: 'Профиль',
    items: [
      { id: 'profile', label: 'Профиль', icon: UserRound, href: '/dashboard/profile' },
      { id: 'exit', label: 'Выйти', icon: LogOut, tone: 'danger' },
    ],
  },
} satisfies SidebarProps;
