import { Button } from '@karvon/ui/Button';
import { Inline } from '@karvon/ui/Inline';
import { Plus, Trash2 } from 'lucide-react';

export function ListingButtons() {
  // The button is pending until the promise settles.
  const save = () => fetch('/api/cars/1', { method: 'PUT' });
  const remove = () => fetch('/api/cars/1', { method: 'DELETE' });
  return (
    <Inline gap={3}>
      <Button variant="primary" onPress={save}>
        Сохранить
      </Button>
      <Button disabledReason="Поднять можно через 2 дня">Поднять</Button>
      <Button variant="danger-ghost" icon={Trash2} onPress={remove}>
        Удалить
      </Button>
      <Button href="/cars/new" icon={Plus}>
        Добавить авто
      </Button>
    </Inline>
  );
}
