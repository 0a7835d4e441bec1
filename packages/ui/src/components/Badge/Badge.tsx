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
  /** `trophy` is the one solid badge (a sale); `photo` stands on an image. @default 'neutral' */
  tone?: BadgeTone;
  /** A status always has one: colour alone says nothing to many people. */
  icon?: LucideIcon;
  /** On an image: a slight shadow. @default false */
  isLifted?: boolean;
}

/** A state or a mark in a word. Not pressable: a filter that can be taken away is a `Chip`. */
export function Badge({ children, tone, icon, isLifted }: BadgeProps) {
  return (
    <span className={css.badge({ tone, hasIcon: icon !== undefined, isLifted })}>
      {icon && <Icon icon={icon} size={14} />}
      <span className={css.label}>{children}</span>
    </span>
  );
}
