/** The landing page passes the number in this tab's storage, never in a URL. */
export const handedPhoneKey = 'connect-phone';

/** Returns and removes the number, which may be incomplete or too long. */
export function takeHandedPhone(): string | undefined {
  try {
    const phone = sessionStorage.getItem(handedPhoneKey);
    sessionStorage.removeItem(handedPhoneKey);
    return phone !== null && /^\+\d{1,20}$/.test(phone) ? phone : undefined;
  } catch {
    return undefined;
  }
}
