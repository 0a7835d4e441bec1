import { isValidPhoneNumber } from 'libphonenumber-js';
import { validation } from '../../../platform/http/problem';

/**
 * The contract accepts any nine digits, but a message to a number that cannot exist costs money.
 * @throws Problem 422 `invalid_phone`
 */
export function requireRealPhone(phone: string): void {
  if (!isValidPhoneNumber(phone)) throw validation([{ field: 'phone', code: 'invalid_phone' }]);
}
