import { Badge } from '@karvon/ui/Badge';
import { Button } from '@karvon/ui/Button';
import { MediaCard } from './MediaCard';
import { CircleCheck, Eye, Heart } from 'lucide-react';

export function CarCard() {
  const raise = () => fetch('/api/cars/1/raise', { method: 'POST' });
  return (
    <MediaCard
      title="Chevrolet Tracker"
      href="/cars/1"
      src="/media/cars/1.webp"
      photoCount={14}
      photoCountLabel="14 фото"
      badge={
        <Badge tone="success" icon={CircleCheck} isLifted>
          Активно
        </Badge>
      }
      specs="2023 · 24 500 км · автомат · 1.2 л"
      price="219 000 000 сум"
      priceNote="18 100 у.е."
      facts={[
        { icon: Eye, label: 'Просмотры', text: '1 284' },
        { icon: Heart, label: 'В избранном', text: '36' },
      ]}
      footerText="Можно поднять"
      footerTone="success"
      footerAction={
        <Button size="sm" variant="soft" onPress={raise}>
          Поднять
        </Button>
      }
    />
  );
}
