import { CardGrid } from '@karvon/ui/CardGrid';
import { MediaCard } from '@karvon/ui/marketplace/MediaCard';

const cars = [
  { id: 1, title: 'Chevrolet Tracker', specs: '2023 · 24 500 км', price: '219 000 000 сум' },
  { id: 2, title: 'Kia K5', specs: '2023 · 31 000 км', price: '372 000 000 сум' },
];

export function CarCards() {
  return (
    <CardGrid aria-label="Автомобили">
      {cars.map(({ id, ...car }) => (
        <MediaCard key={id} {...car} href={`/cars/${id}`} src={`/media/cars/${id}.webp`} />
      ))}
    </CardGrid>
  );
}
