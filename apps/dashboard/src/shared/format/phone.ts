import { groupForeign } from '@karvon/ui/group-foreign';
import { noBreakSpace } from './number';

const masked = /^\+?998([\d*]{2})([\d*]{3})([\d*]{2})([\d*]{2})$/;

/** Formats a number: `+998901234567` → `+998 90 123 45 67`, `99890*****67` → `+998 90 *** ** 67`. */
export function formatPhone(phone: string): string {
  const match = masked.exec(phone);
  if (match !== null) return ['+998', ...match.slice(1)].join(noBreakSpace);
  return phone.startsWith('+') && !phone.startsWith('+998')
    ? groupForeign(phone).replaceAll(' ', noBreakSpace)
    : phone;
}
