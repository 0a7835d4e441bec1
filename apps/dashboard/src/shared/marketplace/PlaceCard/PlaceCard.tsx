import { Building2, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { icon } from '@karvon/ui/internal/icon-size';
import { Link } from '@karvon/ui/Link';
import * as css from './PlaceCard.css';

/** A fact about the place. */
export interface PlaceCardFact {
  /** Before the text, decorative. */
  icon: LucideIcon;
  /** Left out if it is empty. */
  text: string;
}

export interface PlaceCardProps {
  /** The name of the showroom; a level 2 heading. */
  title: string;
  /** Makes the title a link that covers the card. */
  href?: string | undefined;
  /** The image at the top, shown 2:1. Missing or broken: an illustration. */
  cover?: string | null | undefined;
  /** Half over the image; uncropped. */
  logo?: string | null | undefined;
  /** Instead of a missing image. @default Building2 */
  placeholderIcon?: LucideIcon;
  /** On the image: a `Badge` with `isLifted`. */
  badge?: ReactNode;
  /** Address, hours, phone. */
  facts: readonly PlaceCardFact[];
  /** To the right of the title: a `Menu`. */
  menu?: ReactNode;
  /** In the footer: counts. */
  footer?: ReactNode;
}

/** A showroom: image, logo, name, address and opening hours. */
export function PlaceCard({
  title,
  href,
  cover,
  logo,
  placeholderIcon = Building2,
  badge,
  facts,
  menu,
  footer,
}: PlaceCardProps) {
  return (
    <article className={css.card}>
      <div className={css.cover}>
        <PlaceImage src={cover} icon={placeholderIcon} className={css.photo} size={40} />
        {badge && <span className={css.badge}>{badge}</span>}
        <span className={css.logo}>
          <PlaceImage src={logo} icon={placeholderIcon} className={css.logoPhoto} size={22} />
        </span>
      </div>
      <div className={css.body}>
        <div className={css.head}>
          <h2 className={css.title}>
            {href === undefined ? (
              title
            ) : (
              <Link href={href} variant="quiet">
                <span className={css.heading}>{title}</span>
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
                <span className={css.text}>{text}</span>
              </li>
            ))}
        </ul>
      </div>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </article>
  );
}

interface ImageProps {
  src: string | null | undefined;
  icon: LucideIcon;
  className: string;
  size: number;
}

/** Decorative: the title next to it says whose it is. */
function PlaceImage({ src, icon: Icon, className, size }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return <Icon size={size} strokeWidth={1.25} aria-hidden />;
  return (
    <img className={className} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  );
}
