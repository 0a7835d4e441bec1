import { Building2, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as css from './CoverImage.css';

export interface CoverImageProps {
  /** Address of the photo. Without it, or if it does not load, there is an icon. */
  src: string | null | undefined;
  /** Description of the image, for screen readers. */
  alt: string;
  /** A second image in its corner, uncropped; left out if it does not load. */
  logo?: {
    /** Address of the image. */
    src: string;
    /** Description of the image, for screen readers. */
    alt: string;
  };
  /** On the image, top left: a `Badge` with `isLifted`. */
  badge?: ReactNode;
  /** Instead of a missing image. @default Building2 */
  placeholderIcon?: LucideIcon;
}

/** A full image of a showroom, 16:9 and at most 360 px high. */
export function CoverImage({
  src,
  alt,
  logo,
  badge,
  placeholderIcon: Placeholder = Building2,
}: CoverImageProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const isShown = (address: string | null | undefined): address is string =>
    Boolean(address) && !broken.some((one) => one === address);
  const giveUp = (address: string) => setBroken((before) => [...before, address]);
  return (
    <div className={css.frame}>
      {isShown(src) ? (
        <img className={css.photo} src={src} alt={alt} onError={() => giveUp(src)} />
      ) : (
        <Placeholder size={48} strokeWidth={1.25} aria-hidden />
      )}
      {badge && <span className={css.badge}>{badge}</span>}
      {logo && isShown(logo.src) && (
        <img className={css.logo} src={logo.src} alt={logo.alt} onError={() => giveUp(logo.src)} />
      )}
    </div>
  );
}
