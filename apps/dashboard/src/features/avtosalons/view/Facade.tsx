import type { Avtosalon } from '@karvon/api/main';
import { Badge } from '@karvon/ui/Badge';
import { Building2, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './AvtosalonPage.css';

/** The photo of the front in full, with the logo on it. */
export function Facade({ avtosalon }: { avtosalon: Avtosalon }) {
  const { t } = useTranslation('avtosalons');
  const [isBroken, setBroken] = useState(false);
  const [hasLogo, setLogo] = useState(true);
  const { name, facade_photo, logo, status } = avtosalon;
  return (
    <div className={css.facade}>
      {isBroken ? (
        <Building2 size={48} strokeWidth={1.25} aria-hidden />
      ) : (
        <img
          className={css.photo}
          src={facade_photo.url}
          alt={t('facadeOf', { name })}
          onError={() => setBroken(true)}
        />
      )}
      {status === 'inactive' && (
        <span className={css.badge}>
          <Badge icon={EyeOff} isLifted>
            {t('status.inactive')}
          </Badge>
        </span>
      )}
      {hasLogo && (
        <img
          className={css.logo}
          src={logo.thumbnail}
          alt={t('logoOf', { name })}
          onError={() => setLogo(false)}
        />
      )}
    </div>
  );
}
