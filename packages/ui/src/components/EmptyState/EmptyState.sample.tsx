import { Button } from '@karvon/ui/Button';
import { EmptyState } from '@karvon/ui/EmptyState';
import { CarFront, Plus } from 'lucide-react';

export function NoCars() {
  return (
    <EmptyState
      icon={CarFront}
      title="Пока нет машин"
      description="Добавьте первую: это займёт пять минут"
      action={
        <Button href="/cars/new" variant="primary" icon={Plus}>
          Добавить авто
        </Button>
      }
    />
  );
}
