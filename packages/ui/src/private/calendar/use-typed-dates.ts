import type { CalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { fullYear } from './dates-in-text';

type Days = readonly CalendarDate[];

/** Parts of a date field that are filled: none, some, or all of them. */
export type FilledParts = 'none' | 'some' | 'all';

interface Draft {
  /** Days that react-aria has: with other ones it would forget which parts were typed. */
  days: Days;
  /** Value of the field while the draft stands; another one from outside replaces it. */
  beside: string;
  /** Why the form has no date. Undefined while the year is typed. */
  problem?: 'year' | 'half';
}

/**
 * Keeps a date from the form while it is typed: react-aria reports the years 2, 20 and 202 on the way to 2026, and nothing when a part is
 * removed. Once the part is left, «26» becomes 2026; a year of one or three figures, and a date without one of its parts, stay on screen with an
 * error. `null` stands for days that are incomplete, in the value as well.
 */
export function useTypedDates(current: Days | null, onChange: (days: Days | null) => void) {
  const value = current ?? [];
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  // A part's own last change comes in the same event as the loss of focus.
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
    /** The focus leaves a part of the date. @param filled the focus leaves the field too, with these parts filled */
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
        // React-aria reports no day that equals its last one.
        report(now.days);
      }
    },
    /** A text was pasted that holds no date, or too many. */
    rejectPaste: () => setUnreadable(true),
  } as const;
}
