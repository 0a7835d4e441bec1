import { CircleCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Ring } from '../../private/Ring';
import { warnOnce } from '../../private/warn-once';
import { Icon } from '../Icon/Icon';
import * as css from './Countdown.css';
import { useRemaining } from './use-remaining';

export interface CountdownProps {
  /** The time it counts to: an RFC 3339 time or milliseconds since 1970, by the server’s clock. */
  until: string | number;
  /** Milliseconds by which the server’s clock is ahead of the device’s. @default 0 */
  serverOffset?: number;
  /** The full duration in milliseconds, for the ring. @default none, without a ring */
  total?: number;
  /**
   * Part of `total` that the ring shows. `passed` fills until something becomes possible; `left` empties until something ends.
   * @default 'passed'
   */
  ring?: 'passed' | 'left';
  /** Formats the time left in milliseconds, rounded up to minutes: «2 д 04 ч 18 мин». */
  format: (milliseconds: number) => string;
  /** Before the time: «Поднятие через». */
  label?: string;
  /** Shown from zero on: «Можно поднять». */
  doneLabel: string;
  /** Before `doneLabel`. @default CircleCheck */
  doneIcon?: LucideIcon;
  /** From so many milliseconds before the end, the time is red. @default 0 */
  urgentUnder?: number;
  /** Instead of the ring, for a wait that is not progress (a reservation). */
  icon?: LucideIcon;
  /** Called once when it reaches zero on screen, or immediately if the time has passed: to show the button. */
  onDone?: () => void;
}

const minute = 60_000;

/** The time until something is possible. It is updated every minute, and at zero shows that it is possible. */
export function Countdown({
  until,
  serverOffset = 0,
  total,
  ring = 'passed',
  format,
  label,
  doneLabel,
  doneIcon = CircleCheck,
  urgentUnder = 0,
  icon,
  onDone,
}: CountdownProps) {
  const remaining = useRemaining(until, serverOffset);
  const isDone = remaining === 0;
  const sayDone = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (isDone) sayDone();
  }, [isDone]);

  if (import.meta.env.DEV && remaining === null)
    warnOnce(
      'Countdown',
      `\`until\` is no moment (${String(until)}): give RFC 3339 or milliseconds, or leave the countdown out.`,
    );
  if (remaining === null) return null;
  if (isDone) {
    return (
      <span className={ring === 'left' ? css.over : css.done}>
        <Icon icon={doneIcon} />
        <span className={css.text}>{doneLabel}</span>
      </span>
    );
  }
  return (
    <span className={css.waiting} data-urgent={remaining <= urgentUnder || undefined}>
      {icon ? (
        <Icon icon={icon} />
      ) : (
        total !== undefined && (
          <Ring
            value={ring === 'left' ? remaining / total : 1 - remaining / total}
            size={18}
            thickness={3}
            track="strong"
          />
        )
      )}
      <span className={css.text}>
        {label !== undefined && `${label} `}
        <time className={css.left}>{format(Math.ceil(remaining / minute) * minute)}</time>
      </span>
    </span>
  );
}
