import { isValidPhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { phoneProblem, type PhoneCountries, type PhoneProblem } from './phone-problem';

export const isPhoneNumber = (phone: string): boolean => isValidPhoneNumber(phone);

export function checkPhone(phone: string, countries?: PhoneCountries): PhoneProblem | undefined {
  const problem = phoneProblem(phone, countries);
  if (problem !== undefined || isPhoneNumber(phone)) return problem;
  return validatePhoneNumberLength(phone) === 'TOO_LONG' ? 'too_long' : 'invalid_phone';
}
