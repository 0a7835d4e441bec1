import { CardGrid } from '@karvon/ui/CardGrid';
import { Card } from '@karvon/ui/Card';
import { Text } from '@karvon/ui/Text';

const cars = [
  { id: 1, title: 'Chevrolet Tracker', specs: '2023 · 24 500 км' },
  { id: 2, title: 'Kia K5', specs: '2023 · 31 000 км' },
];

export function CarCards() {
  return (
    <CardGrid aria-label="Автомобили">
      {cars.map(({ id, title, specs }) => (
        <Card key={id} title={title}>
          <Text tone="muted">{specs}</Text>
        </Card>
      ))}
    </CardGrid>
  );
}
