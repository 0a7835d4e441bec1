import { isValidPhoneNumber } from 'libphonenumber-js';
import { type FieldError, duplicates } from './problem';

/** Numbers of a list that cannot exist, and those that are there twice. */
export const phoneErrors = (field: string, phones: readonly string[]): FieldError[] => [
  ...phones.flatMap((phone, at) =>
    isValidPhoneNumber(phone) ? [] : [{ field: `${field}.${at}`, code: 'invalid_phone' as const }],
  ),
  ...duplicates(field, phones),
];
