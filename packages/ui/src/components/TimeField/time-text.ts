import type { Mask } from '../../private/input-mask';
import { readTime } from '../../parse/time';

/** `9:00`, `0900`, `9.00` → digits of a time. An hour of one digit gets its zero at its separator, above 2 at once. */
export function timeDigits(raw: string): string {
  const [hours = '', minutes] = raw.split(/[:.\s]/);
  const isPadded = /^[3-9]/.test(hours) || (minutes !== undefined && hours.length === 1);
  return `${isPadded ? '0' : ''}${hours}${minutes ?? ''}`;
}

/** True for a time, or the beginning of one. */
const isPlain = (text: string): boolean =>
  /^\d{0,2}[:.\s]?\d{0,2}$/.test(text) || /^[3-9]\d{2}$/.test(text);

export const timeMask: Mask = {
  clean: timeDigits,
  format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits),
  accepts: isPlain,
};

/** A time, or the beginning of one, as shown; any other text as it is. */
export const timeText = (text: string): string =>
  isPlain(text) ? timeMask.format(timeDigits(text)) : text;

/** Completes an unfinished time: `9` → `09:00`, `18:3` → `18:30`. Any other text stays as it is. */
export const completeTime = (text: string): string =>
  readTime(text.replace(/^(\d\d:\d)$/, '$10')) ?? text;
