/** Codes are sent only to Uzbek numbers; a buyer may have any. */
export type PhoneCountries = 'uz' | 'any';

export type PhoneProblem =
  | 'invalid_phone'
  | 'phone_too_long'
  | 'phone_long_or_foreign'
  | 'foreign_phone'
  | 'too_long';

/** Checks length and country of an E.164 number, without the numbering plan. */
export function phoneProblem(
  phone: string,
  countries: PhoneCountries = 'uz',
): PhoneProblem | undefined {
  const isAny = countries === 'any';
  if ('+998'.startsWith(phone)) return 'invalid_phone';
  if (phone.startsWith('+998')) {
    if (phone.length > 13) return isAny ? 'phone_long_or_foreign' : 'phone_too_long';
    return /^\+998\d{9}$/.test(phone) ? undefined : 'invalid_phone';
  }
  if (!isAny) return 'foreign_phone';
  if (phone.length > 16) return 'too_long';
  return /^\+\d{7,15}$/.test(phone) ? undefined : 'invalid_phone';
}
