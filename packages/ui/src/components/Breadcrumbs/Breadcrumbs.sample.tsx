import { Breadcrumbs } from '@karvon/ui/Breadcrumbs';

export function NewCarPath() {
  return (
    <Breadcrumbs
      aria-label="Путь"
      items={[{ label: 'Автомобили', href: '/cars' }, { label: 'Новое объявление' }]}
    />
  );
}
