import { parseDate, type CalendarDate } from '@internationalized/date';
import { warnOnce } from '../warn-once';

/** The day of an ISO date; `null` where there is none. The 31st of February is none. */
export function dayOf(component: string, value: string | null | undefined): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value);
  } catch {
    if (import.meta.env.DEV)
      warnOnce(component, `«${value}» is no date: give \`YYYY-MM-DD\`, or null for none.`);
    return null;
  }
}

/** Limits as react-aria takes them: the one that is wrong is none. */
export function limitsOf(
  component: string,
  { minValue, maxValue }: { minValue?: string; maxValue?: string },
) {
  const limits = {
    minValue: dayOf(component, minValue) ?? undefined,
    maxValue: dayOf(component, maxValue) ?? undefined,
  };
  if (limits.minValue && limits.maxValue && limits.minValue.compare(limits.maxValue) > 0) {
    if (import.meta.env.DEV)
      warnOnce(component, 'No day fits: `minValue` is after `maxValue`. Both are left out.');
    return { minValue: undefined, maxValue: undefined };
  }
  return limits;
}
