import { tashkentParts } from '../../shared/format/date';

export function dayPart(now: number): 'morning' | 'day' | 'evening' {
  const hour = tashkentParts(now)?.hours ?? 12;
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
