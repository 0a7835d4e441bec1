import { isValidPhoneNumber } from 'libphonenumber-js';
import { validation } from '../../../platform/http/problem';

/**
 * The contract's pattern lets any nine digits through; a message to a number that cannot exist is paid for all the same.
 * @throws Problem 422 `invalid_phone`
 */
export function requireRealPhone(phone: string): void {
  if (!isValidPhoneNumber(phone)) throw validation([{ field: 'phone', code: 'invalid_phone' }]);
}
