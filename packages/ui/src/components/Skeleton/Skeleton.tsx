import { vars } from '../../theme/contract.css';
import * as css from './Skeleton.css';

export interface SkeletonProps {
  /** Any CSS width. @default '100%' */
  width?: string;
  /** Any CSS height. More than 120 px are divided into rows: one slab resembles no content. @default '12px' */
  height?: string;
  /** Width to height, instead of a height: '2 / 1'. */
  aspectRatio?: string;
  /** Corner radius, in steps of the theme. @default 'sm' */
  radius?: 'none' | 'sm' | 'md' | 'lg' | 'full';
}

/**
 * A placeholder in the shape of the content that is loading, from 150 ms on. It is hidden from screen readers: set `aria-busy`
 * on the region.
 */
export function Skeleton({
  width = '100%',
  height = '12px',
  aspectRatio,
  radius = 'sm',
}: SkeletonProps) {
  const isTall = !aspectRatio && Number.parseFloat(height) > 120;
  return (
    <span
      aria-hidden
      className={isTall ? css.rows : css.skeleton}
      style={{
        width,
        height: aspectRatio ? undefined : height,
        aspectRatio,
        borderRadius: radius === 'none' ? 0 : vars.radius[radius],
      }}
    />
  );
}
