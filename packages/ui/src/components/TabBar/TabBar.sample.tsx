import { TabBar } from '@karvon/ui/TabBar';
import { CarFront, Contact, Menu, MessagesSquare } from 'lucide-react';
import { useState } from 'react';

export function PhoneTabs() {
  const [isOpen, setOpen] = useState(false);
  return (
    <TabBar
      aria-label="Разделы"
      items={[
        { id: 'cars', label: 'Авто', icon: CarFront, href: '/cars', isActive: !isOpen },
        { id: 'leads', label: 'Лиды', icon: Contact, href: '/leads' },
        { id: 'chats', label: 'Чаты', icon: MessagesSquare, href: '/chats', count: 7 },
        {
          id: 'more',
          label: 'Ещё',
          icon: Menu,
          isActive: isOpen,
          onPress: () => setOpen(!isOpen),
        },
      ]}
    />
  );
}
