import { Badge } from '@karvon/ui/Badge';
import { CoverImage } from './CoverImage';
import { EyeOff } from 'lucide-react';

export function ShowroomCover() {
  return (
    <CoverImage
      src="/media/showrooms/1.webp"
      alt="Фасад Karvon Chilonzor"
      logo={{ src: '/media/showrooms/1-logo.webp', alt: 'Логотип Karvon' }}
      badge={
        <Badge icon={EyeOff} isLifted>
          Скрыт
        </Badge>
      }
    />
  );
}
