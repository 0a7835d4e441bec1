import { Badge } from '@karvon/ui/Badge';
import { ListingPreview } from './ListingPreview';

export function HowBuyersSeeIt() {
  return (
    <ListingPreview
      src="/media/cars/1.webp"
      photoCount={14}
      title="Chevrolet Tracker, 2023"
      specs="24 000 км · автомат · 1,2 л · бензин"
      price="219 000 000 сум"
      priceNote="≈ 17 300 $"
      badges={<Badge tone="success">хорошая цена</Badge>}
      place="Ташкент, Чиланзар"
    />
  );
}
