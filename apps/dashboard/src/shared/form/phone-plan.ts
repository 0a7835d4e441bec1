import { isValidPhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { phoneProblem, type PhoneCountries, type PhoneProblem } from './phone-problem';

/** True when an E.164 number fits its country's numbering plan. */
export const isPhoneNumber = (phone: string): boolean => isValidPhoneNumber(phone);

/** @returns the fault of an E.164 number, by its shape and its country's plan; undefined for a valid number */
export function checkPhone(phone: string, countries?: PhoneCountries): PhoneProblem | undefined {
  const problem = phoneProblem(phone, countries);
  if (problem !== undefined || isPhoneNumber(phone)) return problem;
  return validatePhoneNumberLength(phone) === 'TOO_LONG' ? 'too_long' : 'invalid_phone';
}
