import type { Avtosalon } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { CoverImage } from '@karvon/ui/CoverImage';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The photo of the front in full, with the logo on it. */
export function Facade({ avtosalon }: { avtosalon: Avtosalon }) {
  const { t } = useTranslation('avtosalons');
  const { name, facade_photo, logo, status } = avtosalon;
  return (
    <CoverImage
      src={facade_photo.url}
      alt={t('facadeOf', { name })}
      logo={{ src: logo.thumbnail, alt: t('logoOf', { name }) }}
      badge={
        status === 'inactive' && (
          <Badge icon={EyeOff} isLifted>
            {t('status.inactive')}
          </Badge>
        )
      }
    />
  );
}
