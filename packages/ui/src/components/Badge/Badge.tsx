import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as css from './Badge.css';

export type BadgeTone =
  | 'neutral'
  | 'info'
  | 'success'
  | 'warn'
  | 'danger'
  | 'deal'
  | 'accent'
  | 'outline'
  | 'trophy'
  | 'photo';

export interface BadgeProps {
  /** One or two words: «Активно», «Faol». */
  children: ReactNode;
  /** `trophy` is the only solid badge (a sale); `photo` is for images. @default 'neutral' */
  tone?: BadgeTone;
  /** Required for statuses: colour alone is not enough. */
  icon?: LucideIcon;
  /** On an image: a slight shadow. @default false */
  isLifted?: boolean;
}

/** A status or mark of one or two words. It cannot be clicked: an active filter is a `Chip`. */
export function Badge({ children, tone, icon, isLifted }: BadgeProps) {
  return (
    <span className={css.badge({ tone, hasIcon: icon !== undefined, isLifted })}>
      {icon && <Icon icon={icon} size={14} />}
      <span className={css.label}>{children}</span>
    </span>
  );
}
