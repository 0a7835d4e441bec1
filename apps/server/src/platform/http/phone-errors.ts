import { isValidPhoneNumber } from 'libphonenumber-js';
import { type FieldError, duplicates } from './problem';

/** Impossible and repeated numbers. */
export const phoneErrors = (field: string, phones: readonly string[]): FieldError[] => [
  ...phones.flatMap((phone, at) =>
    isValidPhoneNumber(phone) ? [] : [{ field: `${field}.${at}`, code: 'invalid_phone' as const }],
  ),
  ...duplicates(field, phones),
];
