import { CarFront, Contact, ListTodo, Menu as MenuIcon, MessagesSquare } from 'lucide-react';
import type { TabBarProps } from './TabBar';

export const exampleTabBar = {
  'aria-label': 'Разделы',
  items: [
    { id: 'work-panel', label: 'Панель', icon: ListTodo, href: '/dashboard/work-panel' },
    { id: 'autos', label: 'Авто', icon: CarFront, href: '/dashboard/autos', isActive: true },
    { id: 'leads', label: 'Лиды', icon: Contact, href: '/dashboard/leads' },
    { id: 'chat', label: 'Чаты', icon: MessagesSquare, href: '/dashboard/chat', count: 7 },
    { id: 'more', label: 'Ещё', icon: MenuIcon, onPress: () => undefined },
  ],
} satisfies TabBarProps;
