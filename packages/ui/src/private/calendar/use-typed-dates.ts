import type { CalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { fullYear } from './dates-in-text';

type Days = readonly CalendarDate[];

export type FilledParts = 'none' | 'some' | 'all';

interface Draft {
  /** Dates as react-aria reported them. Given any others, react-aria forgets which parts were typed. */
  days: Days;
  /** Value of the field at the draft's last change. Another value replaces the draft; an empty one does not if there is a `problem`. */
  beside: string;
  /** Why the form has no date. Undefined while the year is typed. */
  problem?: 'year' | 'half';
}

/**
 * Does not pass incomplete dates to the form: while 2026 is typed, react-aria reports the years 2, 20 and 202, and nothing when a part is
 * removed. When a part loses focus, «26» becomes 2026; an incomplete date stays on screen with an error. `null` is an incomplete date in
 * `current` and in calls of `onChange`.
 */
export function useTypedDates(current: Days | null, onChange: (days: Days | null) => void) {
  const value = current ?? [];
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  // The last change of a segment arrives in the same event as its loss of focus.
  const latest = useRef<Draft | null>(null);
  const put = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  const beside = value.join(' ');
  const standing = (one: Draft | null) => {
    const isTaken = one?.problem !== undefined && beside === '';
    return one !== null && (isTaken || one.beside === beside) ? one : null;
  };
  const report = (days: Days) => {
    const complete = days.map(fullYear).filter((day) => day !== null);
    const isComplete = complete.length === days.length;
    put(isComplete ? null : { days, beside, problem: 'year' });
    onChange(isComplete ? complete : null);
  };
  const typed = standing(draft);
  const lost = current === null && typed === null ? 'half' : undefined;
  return {
    days: typed?.days ?? value,
    error: isUnreadable ? 'unreadable' : (typed?.problem ?? lost ?? null),
    change: (days: Days) => {
      setUnreadable(false);
      if (days.some(({ year }) => year < 1000)) {
        put({ days, beside });
        return;
      }
      put(null);
      onChange(days);
    },
    /**
     * Called when a part loses focus.
     * @param filled the filled parts, if the field loses focus too
     */
    leave: (filled?: FilledParts) => {
      setUnreadable(false);
      const now = standing(latest.current);
      if (filled === 'some') {
        put({ days: now?.days ?? value, beside, problem: 'half' });
        onChange(null);
      } else if (now === null) {
        return;
      } else if (filled === 'none') {
        put(null);
        onChange([]);
      } else if (now.problem === undefined || filled === 'all') {
        // react-aria does not report a date that is typed again.
        report(now.days);
      }
    },
    rejectPaste: () => setUnreadable(true),
  } as const;
}
