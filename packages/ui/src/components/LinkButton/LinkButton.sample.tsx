import { Inline } from '@karvon/ui/Inline';
import { LinkButton } from '@karvon/ui/LinkButton';
import { Download, Plus } from 'lucide-react';

export function CarsLinks() {
  return (
    <Inline gap={3}>
      <LinkButton href="/cars/new" variant="primary" icon={Plus}>
        Добавить авто
      </LinkButton>
      <LinkButton href="/cars.csv" download="cars.csv" icon={Download}>
        Скачать список
      </LinkButton>
    </Inline>
  );
}
