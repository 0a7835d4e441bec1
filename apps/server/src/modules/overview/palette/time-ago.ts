import { day, hour, minute } from '../../../platform/values/clock';
import type { Language } from '../../../platform/values/language';

/** "3 минуты назад", in the largest unit that fits. */
export function timeAgo(time: Date, now: Date, language: Language): string {
  const passed = Math.max(0, now.getTime() - time.getTime());
  const formatter = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (passed < hour) return formatter.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return formatter.format(-Math.floor(passed / hour), 'hour');
  return formatter.format(-Math.floor(passed / day), 'day');
}
