import type { Mask } from '../../private/input-mask';

const LENGTH = 4;

/** `9:00`, `0900`, `9.00` → digits of a time, at most four. An hour of one digit above 2 gets its zero at once. */
export function timeDigits(raw: string): string {
  const parts = raw.split(/[:.,\s]+/).map((part) => part.replace(/\D/g, ''));
  const [hours = '', minutes] = parts;
  const isSplit = minutes !== undefined && hours.length === 1 && minutes.length > 0;
  const digits = isSplit ? `0${hours}${minutes}` : parts.join('');
  const padded = /^[3-9]/.test(digits) ? `0${digits}` : digits;
  return padded.slice(0, LENGTH);
}

export const timeMask: Mask = {
  clean: timeDigits,
  format: (digits) => (digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits),
};

/** Completes what was left half typed: `9` → `09:00`, `18:3` → `18:30`. What is no time stays as it is. */
export function completeTime(text: string): string {
  const digits = timeDigits(text);
  if (digits === '') return '';
  const hours = digits.length === 1 ? `0${digits}` : digits.slice(0, 2);
  const minutes = digits.slice(2).padEnd(2, '0');
  return `${hours}:${minutes}`;
}

/** Whether `text` is a time of day as the contract writes it, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
