import { CarFront, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { icon } from '../../private/icon-size';
import * as css from './Thumbnail.css';

export interface ThumbnailProps {
  /** Address of the photo, cropped to 8:5. Missing or broken: an icon. */
  src: string | null | undefined;
  /** Description of the image, for screen readers; empty if the text next to it says so. @default '' */
  alt?: string;
  /** 48, 56 or 96 px wide. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Shows the edges of other photos behind it. @default false */
  isStacked?: boolean;
  /** Grey: the object no longer exists. @default false */
  isFaded?: boolean;
  /** Instead of a missing image. @default CarFront */
  placeholderIcon?: LucideIcon;
}

/** A small photo in a row, a table cell or a search result. */
export function Thumbnail({
  src,
  alt = '',
  size = 'md',
  isStacked = false,
  isFaded = false,
  placeholderIcon: Placeholder = CarFront,
}: ThumbnailProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={css.thumbnail({ size, isStacked, isFaded })}>
      {src && src !== broken ? (
        <img src={src} alt={alt} className={css.photo} onError={() => setBroken(src)} />
      ) : (
        <Placeholder {...(size === 'lg' ? icon.lg : icon.sm)} />
      )}
    </span>
  );
}
