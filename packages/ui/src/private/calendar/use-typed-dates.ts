import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { fullYear } from './dates-in-text';

type Days = readonly CalendarDate[];

interface Draft {
  days: Days;
  /** Value of the field while the draft stands; another one from outside replaces it. */
  beside: string;
  /** The focus has left the part. */
  isLeft: boolean;
}

/**
 * Keeps a date from the form while its year is typed: react-aria reports the years 2, 20 and 202 on the way to 2026. Once the part is left,
 * «26» becomes 2026, and a year of one or three figures stays on screen with an error, while the form has no date. So does a date without
 * one of its parts.
 */
export function useTypedDates(value: Days, onChange: (days: Days) => void) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [error, setError] = useState<'unreadable' | 'half' | null>(null);
  const beside = value.join(' ');
  const typed = draft?.beside === beside ? draft : null;
  return {
    days: typed?.days ?? value,
    error: error ?? (typed?.isLeft === true ? 'year' : null),
    change: (days: Days) => {
      setError(null);
      if (days.some(({ year }) => year < 1000)) {
        setDraft({ days, beside, isLeft: false });
        return;
      }
      setDraft(null);
      onChange(days);
    },
    /** The focus leaves a part of the date. @param isHalf it leaves the field, and a part is empty */
    leave: (isHalf: boolean) => {
      setError(isHalf ? 'half' : null);
      if (typed === null || typed.isLeft) return;
      const complete = typed.days.map(fullYear).filter((day) => day !== null);
      const isComplete = complete.length === typed.days.length;
      setDraft(isComplete ? null : { days: typed.days, beside: '', isLeft: true });
      onChange(isComplete ? complete : []);
    },
    /** A text was pasted that holds no date, or too many. */
    rejectPaste: () => setError('unreadable'),
  } as const;
}
