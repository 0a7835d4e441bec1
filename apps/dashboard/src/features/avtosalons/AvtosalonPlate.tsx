import { Badge } from '@karvon/ui/Badge';
import { Building2, Clock, EyeOff, MapPin, Phone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@karvon/ui/Link';
import * as css from './AvtosalonPlate.css';

export interface AvtosalonPlateProps {
  name: string;
  /** Makes the name a link over the whole plate. */
  href?: string;
  logo: string | undefined;
  facade: string | undefined;
  address: string;
  hours: string;
  phone?: string;
  /** Buyers do not see it. @default false */
  isInactive?: boolean;
  /** Right of the name: a menu. */
  menu?: ReactNode;
  /** At the foot: its cars. */
  children?: ReactNode;
}

/** A showroom as a card: facade, logo, name, where and when. */
export function AvtosalonPlate({
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
}: AvtosalonPlateProps) {
  const { t } = useTranslation('avtosalons');
  const facts = [
    { icon: MapPin, text: address },
    { icon: Clock, text: hours },
    { icon: Phone, text: phone },
  ].filter(({ text }) => text !== '');
  return (
    <article className={css.plate}>
      <div className={css.facade}>
        <Picture key={facade} src={facade} className={css.photo} size={40} />
        {isInactive && (
          <span className={css.badge}>
            <Badge tone="neutral" icon={EyeOff} isLifted>
              {t('status.inactive')}
            </Badge>
          </span>
        )}
        <span className={css.logo}>
          <Picture key={logo} src={logo} className={css.logoPhoto} size={22} />
        </span>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.name}>
            {href === undefined ? (
              name
            ) : (
              <Link href={href} variant="quiet">
                <span className={css.cover}>{name}</span>
              </Link>
            )}
          </h2>
          {menu !== undefined && <div className={css.above}>{menu}</div>}
        </div>
        <ul className={css.facts}>
          {facts.map(({ icon: Icon, text }) => (
            <li key={text} className={css.fact}>
              <Icon size={16} strokeWidth={1.75} aria-hidden className={css.sign} />
              <span className={css.words}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      {children !== undefined && <div className={css.foot}>{children}</div>}
    </article>
  );
}

function Picture({
  src,
  className,
  size,
}: {
  src: string | undefined;
  className: string | undefined;
  size: number;
}) {
  const [isBroken, setBroken] = useState(false);
  if (src === undefined || isBroken)
    return <Building2 size={size} strokeWidth={1.25} aria-hidden />;
  return (
    <img className={className} src={src} alt="" loading="lazy" onError={() => setBroken(true)} />
  );
}
