/** The landing page is no part of the application: it hands the number over in this tab's storage, never in an address. */
export const handedPhoneKey = 'connect-phone';

/** The number that was typed on the landing page, once; E.164, whole or the beginning of it. */
export function takeHandedPhone(): string | undefined {
  try {
    const phone = sessionStorage.getItem(handedPhoneKey);
    sessionStorage.removeItem(handedPhoneKey);
    return phone !== null && /^\+998\d{1,9}$/.test(phone) ? phone : undefined;
  } catch {
    return undefined;
  }
}
