import { Button } from '@karvon/ui/Button';
import { CommandPalette } from '@karvon/ui/CommandPalette';
import { CarFront, Plus } from 'lucide-react';
import { useState } from 'react';

const go = (path: string) => () => window.location.assign(path);
const actions = [{ id: 'new', label: 'Добавить авто', icon: Plus, onAction: go('/cars/new') }];
const cars = [
  { id: '1', label: 'Chevrolet Tracker', fact: '219 млн', icon: CarFront, onAction: go('/cars/1') },
];

export function GlobalSearch() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const has = ({ label }: { label: string }) => label.toLowerCase().includes(query.toLowerCase());
  return (
    <>
      <Button onPress={() => setOpen(true)}>Поиск</Button>
      <CommandPalette
        aria-label="Поиск"
        placeholder="Машина, лид или действие"
        closeLabel="Закрыть"
        emptyLabel="Ничего не нашлось"
        countLabel={(count) => `Найдено: ${count}`}
        groups={[
          { id: 'cars', label: 'Автомобили', items: cars.filter(has) },
          { id: 'actions', label: 'Действия', items: actions.filter(has) },
        ]}
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
      />
    </>
  );
}
