import type { LucideIcon } from 'lucide-react';
import { icon as sizes } from '../../private/icon-size';
import * as css from './Icon.css';

export interface IconProps {
  /** An icon of lucide-react, passed as it is: `icon={Flag}`. */
  icon: LucideIcon;
  /** Size in pixels. The stroke is 1.75 px, and 2 px at size 14, where a thin one would be too light. @default 16 */
  size?: 14 | 16 | 18 | 20 | 24;
  /** Its meaning, if there is no text next to it. Without it screen readers skip the icon. */
  label?: string;
}

const bySize = { 14: sizes.xs, 16: sizes.sm, 18: sizes.md, 20: sizes.lg, 24: sizes.xl } as const;

/** An icon in the colour of the text. For a clickable icon use `IconButton`. */
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
