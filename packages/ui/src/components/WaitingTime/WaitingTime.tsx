import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '@react-aria/live-announcer';
import { useClock } from '../../private/use-clock';
import { warnOnce } from '../../private/warn-once';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './WaitingTime.css';
import { waitingTone, type WaitingTone } from './waiting-tone';

export { waitingTone, type WaitingLimits } from './waiting-tone';

export interface WaitingTimeProps {
  /** Start of the wait: an RFC 3339 time or milliseconds since 1970, by the server’s clock. */
  since: string | number;
  /** Milliseconds by which the server’s clock is ahead of the device’s. @default 0 */
  serverOffset?: number;
  /** Formats the wait, passed in milliseconds rounded down to minutes: «1 ч 24 мин». */
  format: (milliseconds: number) => string;
  /** Before the time, for screen readers only: «Ждёт». */
  label?: string;
  /**
   * Text announced once when the tone gets more urgent on screen; passing minutes are not announced: «Бахтиёр: ждёт больше часа».
   * @default nothing
   */
  urgentText?: (tone: 'warn' | 'danger') => string;
  /** Milliseconds after which the tone is a warning. @default 600_000 */
  warnAfter?: number;
  /** Milliseconds after which the tone is danger. @default 3_600_000 */
  dangerAfter?: number;
}

const minute = 60_000;

/** Milliseconds waited by the server's clock, never below zero; `null` where `since` is not a time. */
function waitedAt(since: string | number, serverOffset: number, now: number) {
  const start = typeof since === 'number' ? since : Date.parse(since);
  const offset = Number.isFinite(serverOffset) ? serverOffset : 0;
  return Number.isFinite(start) ? Math.max(0, now + offset - start) : null;
}

/** Time that a customer has waited. It is updated every minute, and its tone shows how urgent it is. */
export function WaitingTime({
  since,
  serverOffset = 0,
  format,
  label,
  urgentText,
  warnAfter = 600_000,
  dangerAfter = 3_600_000,
}: WaitingTimeProps) {
  const now = useClock((at) => {
    const waited = waitedAt(since, serverOffset, at);
    return waited === null ? null : minute - (waited % minute);
  });
  const waited = waitedAt(since, serverOffset, now);
  const tone = waitingTone(waited ?? 0, { warnAfter, dangerAfter });
  useToneAnnouncement(tone, `${String(since)} ${String(serverOffset)}`, urgentText);

  if (import.meta.env.DEV && waited === null)
    warnOnce(
      'WaitingTime',
      `\`since\` is no moment (${String(since)}): give RFC 3339 or milliseconds, or leave the time out.`,
    );
  if (waited === null) return null;
  const minutes = Math.floor(waited / minute);
  return (
    <span className={css.time({ tone })}>
      <span className={css.icon}>
        <Icon icon={Timer} size={14} />
      </span>
      {label !== undefined && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
      <time dateTime={`PT${String(minutes)}M`}>{format(minutes * minute)}</time>
    </span>
  );
}

/** Announces that a wait has become more urgent. @param start of the wait: the tone of another one is no change */
function useToneAnnouncement(
  tone: WaitingTone,
  start: string,
  textOf: WaitingTimeProps['urgentText'],
): void {
  const last = useRef({ tone, start });
  const onChange = useEffectEvent((next: WaitingTone) => {
    if (next !== 'muted' && textOf) announce(textOf(next), 'polite');
  });
  useEffect(() => {
    const before = last.current;
    last.current = { tone, start };
    if (before.start === start && before.tone !== tone) onChange(tone);
  }, [tone, start]);
}
