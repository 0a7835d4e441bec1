import { CarFront, Image as ImageIcon, MapPin, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { icon } from '../../private/icon-size';
import { Badge } from '../Badge/Badge';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import * as css from './ListingPreview.css';

export interface ListingPreviewProps {
  /** The name of the thing; heading of level 3. */
  title: string;
  /** The cover, shown 2:1. Missing or broken: a drawing in its place. */
  src?: string | null | undefined;
  /** In place of a missing image. @default CarFront */
  placeholderIcon?: LucideIcon;
  /** Nothing is shown for 0. @default 0 */
  photoCount?: number;
  /** One line below the title. */
  specs: ReactNode;
  /** In the currency of the listing. */
  price?: ReactNode;
  /** Beside the price, small: the other currency; or in its place, that there is none. */
  priceNote?: ReactNode;
  /** A row of `Badge`s. */
  badges?: ReactNode;
  /** Where it stands. */
  place?: string | undefined;
  /** The language of its words, where it is not the page's. */
  lang?: string;
}

/** What others will see in their list. Nothing in it can be pressed: it stands beside the form that it is made of. */
export function ListingPreview({
  title,
  src,
  placeholderIcon: Placeholder = CarFront,
  photoCount = 0,
  specs,
  price,
  priceNote,
  badges,
  place,
  lang,
}: ListingPreviewProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div lang={lang} className={css.preview}>
      <div className={css.photo}>
        {src && src !== broken ? (
          <img
            src={src}
            alt=""
            decoding="async"
            className={css.image}
            onError={() => setBroken(src)}
          />
        ) : (
          <Placeholder size={48} strokeWidth={1.25} aria-hidden />
        )}
        {photoCount > 0 && (
          <span className={css.count}>
            <Badge tone="photo" icon={ImageIcon}>
              {photoCount}
            </Badge>
          </span>
        )}
      </div>
      <div className={css.body}>
        <Heading level={3} size="lg">
          {title}
        </Heading>
        {specs != null && (
          <Text as="p" size="sm" tone="muted">
            {specs}
          </Text>
        )}
        {(price != null || priceNote != null) && (
          <div className={css.priceRow}>
            {price != null && (
              <Text as="strong" size="xl" weight="semibold" isNumeric>
                {price}
              </Text>
            )}
            {priceNote != null && (
              <Text size={price == null ? 'md' : 'sm'} tone="muted">
                {priceNote}
              </Text>
            )}
          </div>
        )}
        {badges && <div className={css.badges}>{badges}</div>}
        {place !== undefined && (
          <p className={css.place}>
            <MapPin {...icon.sm} className={css.sign} />
            {place}
          </p>
        )}
      </div>
    </div>
  );
}
