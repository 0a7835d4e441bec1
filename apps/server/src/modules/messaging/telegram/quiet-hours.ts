import { day, minute, tashkentOffset } from '../../../platform/values/clock';

export interface QuietHours {
  quiet_on: boolean;
  /** `HH:MM` in Tashkent. */
  quiet_from: string;
  quiet_to: string;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Undefined outside of quiet hours, which may cross midnight. */
export function quietUntil(
  { quiet_on, quiet_from, quiet_to }: QuietHours,
  now: Date,
): Date | undefined {
  if (!quiet_on) return undefined;
  const [from, to] = [minutesOf(quiet_from) * minute, minutesOf(quiet_to) * minute];
  const local = now.getTime() + tashkentOffset;
  const passed = local % day;
  const isQuiet = from < to ? passed >= from && passed < to : passed >= from || passed < to;
  if (!isQuiet) return undefined;
  const start = local - passed;
  const end = passed < to ? start + to : start + day + to;
  return new Date(end - tashkentOffset);
}
