import { noBreakSpace } from './number';

/** Digits of a subscriber's number: nine after +998 (decisions §2), some of them hidden by stars. */
const subscriber = /^\+?998([\d*]{2})([\d*]{3})([\d*]{2})([\d*]{2})$/;

/** `+998901234567` → `+998 90 123 45 67`, `99890*****67` → `+998 90 *** ** 67`; another number stays as it came. */
export function formatPhone(phone: string): string {
  const match = subscriber.exec(phone);
  return match === null ? phone : ['+998', ...match.slice(1)].join(noBreakSpace);
}

/**
 * What a user typed or pasted, as E.164: `90 123-45-67`, `998901234567`, `+998 (90) 1234567` and `8 90 123 45 67` are one number.
 *
 * @returns undefined when it cannot be an Uzbek number; whether its prefix exists is for the form's schema to say
 */
export function toE164(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 9) return `+998${digits}`;
  if (digits.length === 12 && digits.startsWith('998')) return `+${digits}`;
  if (digits.length === 10 && digits.startsWith('8')) return `+998${digits.slice(1)}`;
  return undefined;
}
