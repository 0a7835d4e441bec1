import { announce } from '@react-aria/live-announcer';
import { CircleCheck, type LucideIcon, Timer as TimerIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Ring } from '../../private/Ring';
import { useClock } from '../../private/use-clock';
import { warnOnce } from '../../private/warn-once';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './Timer.css';
import { waitingTone, type WaitingTone } from './waiting-tone';

export { waitingTone, type WaitingLimits } from './waiting-tone';

export interface TimerProps {
  /** `up` counts the time since `at`, for somebody who waits. `down` counts the time until `at`. */
  direction: 'up' | 'down';
  /** Start or end: an RFC 3339 time or milliseconds since 1970, by the server’s clock. */
  at: string | number;
  /** Milliseconds by which the server’s clock is ahead of the device’s. @default 0 */
  serverOffset?: number;
  /** Formats the time in milliseconds, full minutes: rounded down with `up`, up with `down`. «1 ч 24 мин». */
  format: (milliseconds: number) => string;
  /** Before the time: «Поднятие через», «Ждёт». With `up` it is for screen readers only. */
  label?: string;
  /** Milliseconds that have passed, or are left, when the tone becomes a warning. @default 600_000 with `up`, never with `down` */
  warnAt?: number;
  /** Milliseconds that have passed, or are left, when the tone becomes danger. @default 3_600_000 with `up`, never with `down` */
  dangerAt?: number;
  /**
   * Text announced once when the tone gets more urgent on screen; passing minutes are not announced: «Бахтиёр: ждёт больше часа».
   * @default nothing
   */
  urgentText?: (tone: 'warn' | 'danger') => string;
  /** Before the time, instead of the ring. @default a timer with `up` */
  icon?: LucideIcon;
  /** With `down`: the full duration in milliseconds, for the ring. @default none, without a ring */
  total?: number;
  /**
   * Part of `total` that the ring shows. `passed` fills until something becomes possible; `left` empties until something ends.
   * @default 'passed'
   */
  ring?: 'passed' | 'left';
  /** With `down`: shown from zero on, «Можно поднять». @default nothing: the timer disappears at zero */
  doneLabel?: string;
  /** Before `doneLabel`. @default CircleCheck */
  doneIcon?: LucideIcon;
  /** With `down`: called once when it reaches zero on screen, or immediately if the time has passed: to show the button. */
  onDone?: () => void;
}

const minute = 60_000;

/** Milliseconds since or until `at`, never below zero; `null` where `at` is not a time. */
function useDuration({ direction, at, serverOffset = 0 }: TimerProps): number | null {
  const moment = typeof at === 'number' ? at : Date.parse(at);
  const offset = Number.isFinite(serverOffset) ? serverOffset : 0;
  const durationAt = (now: number) => {
    if (!Number.isFinite(moment)) return null;
    const passed = now + offset - moment;
    return Math.max(0, direction === 'up' ? passed : -passed);
  };
  // The text changes when a full minute has passed or is left, and not by the clock's minutes.
  const now = useClock((clock) => {
    const duration = durationAt(clock);
    if (duration === null) return null;
    if (direction === 'up') return minute - (duration % minute);
    return duration > 0 ? duration % minute || minute : null;
  });
  return durationAt(now);
}

/** The time that has passed since an instant, or is left until it. It is updated every minute, and its tone shows how urgent it is. */
export function Timer(props: TimerProps) {
  const { direction, at, serverOffset = 0, format, label, warnAt, dangerAt, urgentText } = props;
  const { icon, total, ring = 'passed', doneLabel, doneIcon = CircleCheck, onDone } = props;
  const isUp = direction === 'up';
  const duration = useDuration(props);
  const isDone = !isUp && duration === 0;
  // Negative times: fewer minutes left are past the limit.
  const tone = isUp
    ? waitingTone(duration ?? 0, { warnAt, dangerAt })
    : waitingTone(-(duration ?? 0), { warnAt: -(warnAt ?? 0), dangerAt: -(dangerAt ?? 0) });
  useToneAnnouncement(isDone ? 'muted' : tone, `${String(at)} ${String(serverOffset)}`, urgentText);
  const sayDone = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (isDone) sayDone();
  }, [isDone]);

  if (import.meta.env.DEV && duration === null)
    warnOnce(
      'Timer',
      `\`at\` is no moment (${String(at)}): give RFC 3339 or milliseconds, or leave the timer out.`,
    );
  if (duration === null) return null;
  if (isDone) {
    if (doneLabel === undefined) return null;
    const doneTone = ring === 'left' ? 'muted' : 'success';
    return (
      <span className={css.timer({ direction, tone: doneTone, isDone })}>
        <Icon icon={doneIcon} />
        <span className={css.text}>{doneLabel}</span>
      </span>
    );
  }
  const minutes = isUp ? Math.floor(duration / minute) : Math.ceil(duration / minute);
  const share = total === undefined ? undefined : duration / total;
  return (
    <span className={css.timer({ direction, tone: isUp ? tone : 'muted' })}>
      {isUp || icon ? (
        <Icon icon={icon ?? TimerIcon} size={isUp ? 14 : 16} />
      ) : (
        share !== undefined && (
          <Ring
            value={ring === 'left' ? share : 1 - share}
            size={18}
            thickness={3}
            track="strong"
          />
        )
      )}
      <span className={css.text}>
        {label !== undefined &&
          (isUp ? <VisuallyHidden>{`${label} `}</VisuallyHidden> : `${label} `)}
        <time
          className={css.time({ tone: isUp ? 'inherit' : tone })}
          dateTime={`PT${String(minutes)}M`}
        >
          {format(minutes * minute)}
        </time>
      </span>
    </span>
  );
}

/**
 * Announces that a time has become more urgent.
 * @param instant identifies the timer: the tone of another timer is not a change
 */
function useToneAnnouncement(
  tone: WaitingTone,
  instant: string,
  textOf: TimerProps['urgentText'],
): void {
  const last = useRef({ tone, instant });
  const onChange = useEffectEvent((next: WaitingTone) => {
    if (next !== 'muted' && textOf) announce(textOf(next), 'polite');
  });
  useEffect(() => {
    const before = last.current;
    last.current = { tone, instant };
    if (before.instant === instant && before.tone !== tone) onChange(tone);
  }, [tone, instant]);
}
