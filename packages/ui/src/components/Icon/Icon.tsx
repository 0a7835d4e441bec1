import type { LucideIcon } from 'lucide-react';
import { icon as sizes } from '../../private/icon-size';
import * as css from './Icon.css';

export interface IconProps {
  /** An icon of lucide-react, passed as it is: `icon={Flag}`. */
  icon: LucideIcon;
  /** Size in pixels. The stroke is 1.75 px, and 2 px at size 14, where a thin one would be too light. @default 16 */
  size?: 14 | 16 | 18 | 20 | 24;
  /** Puts it on a soft background of this colour, twice as wide as the icon. @default none, it has the colour of the text */
  tone?: 'neutral' | 'info' | 'success' | 'warn' | 'danger' | 'deal';
  /** With `tone`: a circle. @default false, a rounded square */
  isRound?: boolean;
  /** Its meaning, if there is no text next to it. Without it screen readers skip the icon. */
  label?: string;
}

const bySize = { 14: sizes.xs, 16: sizes.sm, 18: sizes.md, 20: sizes.lg, 24: sizes.xl } as const;

/** An icon in the colour of the text, or on a soft background. For a clickable icon use `IconButton`. */
export function Icon({ icon: Glyph, size = 16, tone, isRound, label }: IconProps) {
  const name = label ? ({ role: 'img', 'aria-hidden': false, 'aria-label': label } as const) : {};
  const glyph = <Glyph {...bySize[size]} {...name} className={css.glyph} />;
  return tone ? <span className={css.ground({ size, tone, isRound })}>{glyph}</span> : glyph;
}
