import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { countMark, hasCount } from '../../private/count';
import { alarm } from '../../private/count.css';
import { warnOnce } from '../../private/warn-once';
import type { Without } from '../../private/without';
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

interface TextOnly {
  /** One or two words: «Активно», «Faol». */
  children: ReactNode;
  /** `trophy` is the only solid badge (a sale); `photo` is for images. @default 'neutral' */
  tone?: BadgeTone;
  /** Required for statuses: colour alone is not enough. */
  icon?: LucideIcon;
  /** On an image: a slight shadow. @default false */
  isLifted?: boolean;
}

interface CountOnly {
  /** `count`: the red number of unread items; «99+» above 99. @default none, text */
  variant: 'count';
  /** The number; nothing is shown for zero, a negative value, or a value that is not a number. */
  count: number | null | undefined;
  /** The count as text, for screen readers: «7 непрочитанных». */
  'aria-label': string;
}

interface TextProps extends TextOnly, Without<CountOnly> {}
interface CountProps extends CountOnly, Without<TextOnly> {}
export type BadgeProps = TextProps | CountProps;

/** A status or mark of one or two words, or a number of unread items. It cannot be clicked: an active filter is a `Chip`. */
export function Badge(props: BadgeProps) {
  return props.variant === 'count' ? <Count {...props} /> : <Mark {...props} />;
}

function Count({ count, 'aria-label': label }: CountProps) {
  if (import.meta.env.DEV && (Number.isNaN(count) || Number(count) < 0))
    warnOnce(
      'Badge',
      `\`count\` is ${String(count)}: give a count from 0 on, or null while it is not known.`,
    );
  if (!hasCount(count)) return null;
  return (
    <span role="img" aria-label={label} className={`${alarm} ${css.count}`}>
      {countMark(count)}
    </span>
  );
}

function Mark({ children, tone, icon, isLifted }: TextProps) {
  return (
    <span className={css.badge({ tone, hasIcon: icon !== undefined, isLifted })}>
      {icon && <Icon icon={icon} size={14} />}
      <span className={css.label}>{children}</span>
    </span>
  );
}
