import type { LucideIcon } from 'lucide-react';
import { icon as sizes } from '../../private/icon-size';
import * as css from './Icon.css';

export interface IconProps {
  /** An image of lucide-react, passed as it is: `icon={Flag}`. */
  icon: LucideIcon;
  /** Pixels. The stroke is 1.75, and 2 at 14, where a thin one would fade. @default 16 */
  size?: 14 | 16 | 18 | 20 | 24;
  /** What it means, where no word beside it does. Without it screen readers don't hear of it. */
  label?: string;
}

const bySize = { 14: sizes.xs, 16: sizes.sm, 18: sizes.md, 20: sizes.lg, 24: sizes.xl } as const;

/** A picture in the colour of the text around it. What can be pressed is an `IconButton`. */
export function Icon({ icon: Glyph, size = 16, label }: IconProps) {
  if (!label) return <Glyph {...bySize[size]} className={css.glyph} />;
  return (
    <Glyph
      {...bySize[size]}
      role="img"
      aria-hidden={false}
      aria-label={label}
      className={css.glyph}
    />
  );
}
