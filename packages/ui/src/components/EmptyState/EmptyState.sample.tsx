import { EmptyState } from '@karvon/ui/EmptyState';
import { LinkButton } from '@karvon/ui/LinkButton';
import { CarFront, Plus } from 'lucide-react';

export function NoCars() {
  return (
    <EmptyState
      icon={CarFront}
      title="Пока нет машин"
      description="Добавьте первую: это займёт пять минут"
      action={
        <LinkButton href="/cars/new" variant="primary" icon={Plus}>
          Добавить авто
        </LinkButton>
      }
    />
  );
}
