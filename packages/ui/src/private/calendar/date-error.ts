import type { CalendarDate } from '@internationalized/date';
import type { dateTexts } from '../../i18n/date-texts';

type Errors = (typeof dateTexts)[keyof typeof dateTexts]['errors'];

export interface DateRules {
  minValue?: CalendarDate;
  maxValue?: CalendarDate;
  isDateUnavailable?: (date: string) => boolean;
}

const two = (part: number) => String(part).padStart(2, '0');
const figures = ({ day, month, year }: CalendarDate) => `${two(day)}.${two(month)}.${String(year)}`;

/** Error text for dates. react-aria's own validation uses the browser's language, not the page's. */
export function dateError(
  days: readonly (CalendarDate | null | undefined)[],
  { minValue, maxValue, isDateUnavailable }: DateRules,
  texts: Errors,
): string {
  const [first, last] = days;
  if (first && last && first.compare(last) > 0) return texts.reversed;
  for (const day of days) {
    if (!day) continue;
    if (minValue && day.compare(minValue) < 0) return texts.beforeMinimum(figures(minValue));
    if (maxValue && day.compare(maxValue) > 0) return texts.late(figures(maxValue));
    if (isDateUnavailable?.(day.toString())) return texts.taken;
  }
  return '';
}
