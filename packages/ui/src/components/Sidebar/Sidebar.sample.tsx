import { Avatar } from '@karvon/ui/Avatar';
import { Sidebar } from '@karvon/ui/Sidebar';
import { CarFront, LogOut, MessagesSquare } from 'lucide-react';

export function MainNavigation() {
  const leave = () => fetch('/api/sign-out', { method: 'POST' });
  return (
    <Sidebar
      aria-label="Разделы"
      brand={{ mark: 'K', name: 'Karvon', note: 'Дилер', href: '/' }}
      currentPath="/cars"
      items={[
        { id: 'main', type: 'title', title: 'Главное' },
        { id: 'cars', title: 'Автомобили', icon: CarFront, path: ['/cars', '/cars/*'], count: 148 },
        {
          id: 'chats',
          title: 'Сообщения',
          icon: MessagesSquare,
          path: '/chats',
          count: 7,
          countTone: 'danger',
        },
      ]}
      user={{
        avatar: <Avatar name="Жасур Каримов" isDecorative />,
        name: 'Жасур Каримов',
        role: 'Admin',
        idLine: 'ID 20418',
        menuLabel: 'Профиль',
        items: [{ id: 'leave', label: 'Выйти', icon: LogOut, onAction: leave }],
      }}
    />
  );
}
