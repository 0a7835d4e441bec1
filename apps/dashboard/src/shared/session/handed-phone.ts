/** The landing page passes the number on in this tab's storage, never in an address. */
export const handedPhoneKey = 'connect-phone';

/** Returns the number once: E.164, the beginning of it, or with too many digits. */
export function takeHandedPhone(): string | undefined {
  try {
    const phone = sessionStorage.getItem(handedPhoneKey);
    sessionStorage.removeItem(handedPhoneKey);
    return phone !== null && /^\+\d{1,20}$/.test(phone) ? phone : undefined;
  } catch {
    return undefined;
  }
}
