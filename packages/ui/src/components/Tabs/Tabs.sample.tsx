import { Tabs } from '@karvon/ui/Tabs';

// In an application, read the current tab from the address.
export function CarTabs() {
  return (
    <Tabs
      aria-label="Статусы"
      currentId="active"
      items={[
        { id: 'all', label: 'Все', href: '/cars', count: 148 },
        { id: 'active', label: 'Активные', href: '/cars?status=active', count: 96 },
        {
          id: 'declined',
          label: 'Отклонённые',
          href: '/cars?status=declined',
          count: 3,
          tone: 'danger',
        },
      ]}
    />
  );
}
