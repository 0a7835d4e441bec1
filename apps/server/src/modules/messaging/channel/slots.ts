import { day, minute, second, tashkentOffset } from '../../../platform/values/clock';
import type { ChannelSettings } from './channel-types';

/** Time in which a new post can be cancelled. */
const undoTime = 10 * second;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The time itself when it is in the hours, else their next start. */
function inHours(at: Date, { from, to }: ChannelSettings['hours']): Date {
  const local = at.getTime() + tashkentOffset;
  const midnight = Math.floor(local / day) * day;
  const now = (local - midnight) / minute;
  const [start, end] = [minutesOf(from), minutesOf(to)];
  const isOpen = start < end ? now >= start && now < end : now >= start || now < end;
  if (isOpen) return at;
  const opening = midnight + start * minute + (now < start ? 0 : day);
  return new Date(opening - tashkentOffset);
}

/** First time of a channel that keeps the pause to the posts around it. @param taken times of its posts, the earliest first */
export function nextSlot(
  { pause_minutes, hours }: Pick<ChannelSettings, 'pause_minutes' | 'hours'>,
  taken: readonly Date[],
  now: Date,
): Date {
  const pause = pause_minutes * minute;
  let slot = inHours(new Date(now.getTime() + undoTime), hours);
  for (const time of taken) {
    if (time.getTime() - slot.getTime() >= pause) break;
    const free = time.getTime() + pause;
    if (free > slot.getTime()) slot = inHours(new Date(free), hours);
  }
  return slot;
}
