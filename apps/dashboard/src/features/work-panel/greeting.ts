import { tashkentParts } from '../../shared/format/date';

/** The part of the day in Tashkent that a greeting names. */
export function dayPart(now: number): 'morning' | 'day' | 'evening' {
  const hour = tashkentParts(now)?.hours ?? 12;
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

/** What somebody is called: the first word of their name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
