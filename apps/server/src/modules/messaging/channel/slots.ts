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

/** Time of the next post of a channel. @param last time of the post before it */
export function nextSlot(
  { pause_minutes, hours }: Pick<ChannelSettings, 'pause_minutes' | 'hours'>,
  last: Date | undefined,
  now: Date,
): Date {
  const earliest = Math.max(
    now.getTime() + undoTime,
    last === undefined ? 0 : last.getTime() + pause_minutes * minute,
  );
  return inHours(new Date(earliest), hours);
}
