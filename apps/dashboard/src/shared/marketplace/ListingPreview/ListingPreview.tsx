import { CarFront, Image as ImageIcon, MapPin, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { icon } from '@karvon/ui/internal/icon-size';
import { Badge } from '@karvon/ui/Badge';
import { Heading } from '@karvon/ui/Heading';
import { Text } from '@karvon/ui/Text';
import * as css from './ListingPreview.css';

export interface ListingPreviewProps {
  /** The title of the listing; a level 3 heading. */
  title: string;
  /** The cover, shown 2:1. Missing or broken: an illustration. */
  src?: string | null | undefined;
  /** Instead of a missing image. @default CarFront */
  placeholderIcon?: LucideIcon;
  /** Nothing is shown for 0. @default 0 */
  photoCount?: number;
  /** One line below the title. */
  specs: ReactNode;
  /** In the currency of the listing. */
  price?: ReactNode;
  /** Next to the price, small: the other currency; or instead of it, that there is no price. */
  priceNote?: ReactNode;
  /** A row of `Badge`s. */
  badges?: ReactNode;
  /** The location. */
  place?: string | undefined;
  /** The language of its text, if it differs from the page’s. */
  lang?: string;
}

/** Preview of the listing as buyers see it in their list. It cannot be clicked: it is next to the form. */
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
