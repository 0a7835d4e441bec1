import { todayAt, type Days } from '../../../shared/period';
import { day } from '../../../shared/time';

/**
 * Returns the last days of the Tashkent calendar including today. Both ends are included, as in the contract.
 *
 * @param now milliseconds since 1970
 * @param days how many, at least 1
 */
export function periodOf(now: number, days: number): Days {
  return { from: todayAt(now - (Math.max(1, days) - 1) * day), to: todayAt(now) };
}
