import { Link } from '@karvon/ui/Link';
import { PlaceCard } from './PlaceCard';
import { Clock, MapPin, Phone } from 'lucide-react';

export function Showroom() {
  return (
    <PlaceCard
      title="Karvon Chilonzor"
      href="/showrooms/1"
      cover="/media/showrooms/1.webp"
      facts={[
        { icon: MapPin, text: 'Ташкент, Чиланзар, ул. Бунёдкор, 12' },
        { icon: Clock, text: '09:00–20:00' },
        { icon: Phone, text: '+998 90 123 45 67' },
      ]}
      footer={<Link href="/cars?showroom=1">24 машины</Link>}
    />
  );
}
