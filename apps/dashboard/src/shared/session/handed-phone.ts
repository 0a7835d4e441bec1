/** The landing page is no part of the application: it hands the number over in this tab's storage, never in an address. */
export const handedPhoneKey = 'connect-phone';

/** The number that was typed on the landing page, once: E.164, the beginning of it, or with more digits than it may have. */
export function takeHandedPhone(): string | undefined {
  try {
    const phone = sessionStorage.getItem(handedPhoneKey);
    sessionStorage.removeItem(handedPhoneKey);
    return phone !== null && /^\+\d{1,20}$/.test(phone) ? phone : undefined;
  } catch {
    return undefined;
  }
}
