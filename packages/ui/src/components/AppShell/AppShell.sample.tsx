import { AppShell } from '@karvon/ui/AppShell';
import { Page } from '@karvon/ui/Page';
import { Sidebar } from '@karvon/ui/Sidebar';
import { TopBar } from '@karvon/ui/TopBar';
import { CarFront, Contact } from 'lucide-react';
import { useState } from 'react';

const places = [
  { id: 'cars', label: 'Авто', title: 'Автомобили', icon: CarFront, path: '/cars', href: '/cars' },
  { id: 'leads', label: 'Лиды', title: 'Лиды', icon: Contact, path: '/leads', href: '/leads' },
];
const brand = { mark: 'K', name: 'Karvon', href: '/' };

export function Application() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      skipLabel="К содержанию"
      isSidebarCollapsed={isCollapsed}
      onSidebarCollapsedChange={setCollapsed}
      renderSidebar={(fold) => (
        <Sidebar
          aria-label="Разделы"
          brand={brand}
          currentPath="/cars"
          isCollapsed={fold.isCollapsed}
          items={places}
        />
      )}
      renderTopBar={({ isCollapsed: isFolded, toggle }) => (
        <TopBar
          back={{ label: 'Назад', onPress: () => window.history.back() }}
          forward={{ label: 'Вперёд', onPress: () => window.history.forward() }}
          search={{ label: 'Поиск', onPress: () => window.location.assign('/search') }}
          sidebar={{
            isCollapsed: isFolded,
            label: isFolded ? 'Развернуть меню' : 'Свернуть меню',
            onPress: toggle,
          }}
        />
      )}
      tabBar={{ 'aria-label': 'Разделы', items: places }}
    >
      <Page title="Автомобили" phoneBar={{}}>
        148 объявлений
      </Page>
    </AppShell>
  );
}
