import { Building2, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { given } from '../../private/given';
import { icon } from '../../private/icon-size';
import { Link } from '../Link/Link';
import * as css from './PlaceCard.css';

export interface PlaceCardFact {
  /** Before the text, decorative. */
  icon: LucideIcon;
  /** Left out when it is empty. */
  text: string;
}

export interface PlaceCardProps {
  /** The name of the place; heading of level 2. */
  title: string;
  /** Makes the title a link over the whole card. */
  href?: string | undefined;
  /** The picture on top, shown 2:1. Missing or broken: a drawing in its place. */
  cover?: string | null | undefined;
  /** Half on the picture, half on the words; shown whole. */
  logo?: string | null | undefined;
  /** In place of a missing picture. @default Building2 */
  placeholderIcon?: LucideIcon;
  /** On the picture: a `Badge` with `isLifted`. */
  badge?: ReactNode;
  /** Address, hours, phone. */
  facts: readonly PlaceCardFact[];
  /** Right of the title: a `Menu`. */
  menu?: ReactNode;
  /** At the foot: what there is. */
  footer?: ReactNode;
}

/** A place of business: picture, logo, name, where and when. */
export function PlaceCard(received: PlaceCardProps) {
  const {
    title,
    href,
    cover,
    logo,
    placeholderIcon = Building2,
    badge,
    facts,
    menu,
    footer,
  } = given('PlaceCard', received, { facts: 'list', placeholderIcon: 'optional' });
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <Picture src={cover} icon={placeholderIcon} className={css.photo} size={40} />
        {badge && <span className={css.badge}>{badge}</span>}
        <span className={css.logo}>
          <Picture src={logo} icon={placeholderIcon} className={css.logoPhoto} size={22} />
        </span>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.title}>
            {href === undefined ? (
              title
            ) : (
              <Link href={href} variant="quiet">
                <span className={css.whole}>{title}</span>
              </Link>
            )}
          </h2>
          {menu !== undefined && <div className={css.above}>{menu}</div>}
        </div>
        <ul className={css.facts}>
          {facts
            .filter(({ text }) => text !== '')
            .map(({ icon: Icon, text }) => (
              <li key={text} className={css.fact}>
                <Icon {...icon.sm} className={css.sign} />
                <span className={css.words}>{text}</span>
              </li>
            ))}
        </ul>
      </div>
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
    </article>
  );
}

interface PictureProps {
  src: string | null | undefined;
  icon: LucideIcon;
  className: string;
  size: number;
}

/** Decorative: the title beside it says whose it is. */
function Picture({ src, icon: Icon, className, size }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Icon size={size} strokeWidth={1.25} aria-hidden />;
  return (
    <img className={className} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  );
}
