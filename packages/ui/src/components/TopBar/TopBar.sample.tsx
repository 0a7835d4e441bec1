import { TopBar } from '@karvon/ui/TopBar';
import { useState } from 'react';

export function Header() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <TopBar
      back={{ label: 'Назад', onPress: () => window.history.back() }}
      forward={{ label: 'Вперёд', onPress: () => window.history.forward() }}
      search={{
        label: 'Поиск',
        keys: 'Ctrl K',
        onPress: () => window.location.assign('/search'),
      }}
      notifications={{
        label: 'Есть новые уведомления',
        hasNew: true,
        onPress: () => window.location.assign('/news'),
      }}
      theme={{
        value: theme,
        label: theme === 'light' ? 'Тёмная тема' : 'Светлая тема',
        onPress: () => setTheme(theme === 'light' ? 'dark' : 'light'),
      }}
    />
  );
}
