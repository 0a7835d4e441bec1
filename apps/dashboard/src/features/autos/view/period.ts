import { todayAt, type Days } from '../../../shared/period';
import { day } from '../../../shared/time';

/** The last `days` of the Tashkent calendar including today, at least one. @param now milliseconds since 1970 */
export function periodOf(now: number, days: number): Days {
  return { from: todayAt(now - (Math.max(1, days) - 1) * day), to: todayAt(now) };
}
