import { DefinitionList } from '@karvon/ui/DefinitionList';
import { Link } from '@karvon/ui/Link';

export function CarFacts() {
  return (
    <DefinitionList
      items={[
        { term: 'Год', detail: '2023' },
        { term: 'Пробег', detail: '24 500 км' },
        { term: 'VIN', detail: 'XWB5V31BDNA500123' },
        { term: 'Салон', detail: <Link href="/showrooms/1">Karvon Chilonzor</Link> },
      ]}
    />
  );
}
