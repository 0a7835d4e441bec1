import { CarFront, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { icon } from '../../private/icon-size';
import * as css from './Thumbnail.css';

export interface ThumbnailProps {
  /** Address of the photo, cropped to 8:5. Missing or broken: an icon in its place. */
  src: string | null | undefined;
  /** What it shows, for screen readers; empty where the text beside it says so. @default '' */
  alt?: string;
  /** 48, 56 or 96 px wide. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** The edges of others behind it: one of several. @default false */
  isStacked?: boolean;
  /** Grey: what it shows is no longer there. @default false */
  isFaded?: boolean;
  /** In place of a missing image. @default CarFront */
  placeholderIcon?: LucideIcon;
}

/** A small photo in a row, a cell of a table or a result of a search. */
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
