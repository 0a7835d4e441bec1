import { Badge } from '@karvon/ui/Badge';
import { PlaceCard } from '../../shared/marketplace/PlaceCard/PlaceCard';
import { Clock, EyeOff, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AvtosalonTileProps {
  name: string;
  /** Turns the name into a link that covers the whole tile. */
  href?: string;
  logo: string | undefined;
  facade: string | undefined;
  address: string;
  hours: string;
  phone?: string;
  isInactive?: boolean;
  menu?: ReactNode;
  children?: ReactNode;
}

export function AvtosalonTile({
  name,
  href,
  logo,
  facade,
  address,
  hours,
  phone = '',
  isInactive = false,
  menu,
  children,
}: AvtosalonTileProps) {
  const { t } = useTranslation('avtosalons');
  return (
    <PlaceCard
      title={name}
      href={href}
      logo={logo}
      cover={facade}
      badge={
        isInactive && (
          <Badge tone="neutral" icon={EyeOff} isLifted>
            {t('status.inactive')}
          </Badge>
        )
      }
      facts={[
        { icon: MapPin, text: address },
        { icon: Clock, text: hours },
        { icon: Phone, text: phone },
      ]}
      menu={menu}
      footer={children}
    />
  );
}
