import { parseDate, type CalendarDate } from '@internationalized/date';
import { warnOnce } from '../warn-once';

/** Parses an ISO date; `null` for dates that do not exist, such as 31 February. */
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

/** Limits for react-aria; an invalid one is ignored. */
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
