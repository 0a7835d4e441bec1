import { addDays, dayInTashkent, hour, midnightOf, minute } from '../../../platform/values/clock';
import type { FeedSourceRow } from './feed-sources.repository';

/** The next regular run. */
export function nextRun({ schedule, at }: Pick<FeedSourceRow, 'schedule' | 'at'>, now: Date): Date {
  if (schedule !== 'day') return new Date(now.getTime() + (schedule === 'hour' ? 1 : 6) * hour);
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const today = dayInTashkent(now);
  const inDay = hours * hour + minutes * minute;
  const due = new Date(midnightOf(today).getTime() + inDay);
  return due > now ? due : new Date(midnightOf(addDays(today, 1)).getTime() + inDay);
}
