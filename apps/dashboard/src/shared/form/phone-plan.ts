import { isValidPhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { phoneProblem, type PhoneCountries, type PhoneProblem } from './phone-problem';

/** Whether a number in E.164 is one of its country's plan. */
export const isPhoneNumber = (phone: string): boolean => isValidPhoneNumber(phone);

/** @returns the fault of a number in E.164, by its shape and by its country's plan; undefined for one that can be called */
export function checkPhone(phone: string, countries?: PhoneCountries): PhoneProblem | undefined {
  const problem = phoneProblem(phone, countries);
  if (problem !== undefined || isPhoneNumber(phone)) return problem;
  return validatePhoneNumberLength(phone) === 'TOO_LONG' ? 'too_long' : 'invalid_phone';
}
