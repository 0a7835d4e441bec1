import { IconButton } from '@karvon/ui/IconButton';
import { MobileTitleBar } from '@karvon/ui/MobileTitleBar';
import { Search } from 'lucide-react';

export function CarsTitle() {
  return (
    <MobileTitleBar
      title="Новое объявление"
      back={{ label: 'Назад', onPress: () => window.history.back() }}
      progress={{ value: 0.4, label: 'Заполнено 40 %' }}
      actions={<IconButton icon={Search} aria-label="Поиск" href="/search" />}
    />
  );
}
