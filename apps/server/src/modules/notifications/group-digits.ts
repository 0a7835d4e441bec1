/** `1 250 000`, with no-break spaces: an amount must not end a line in two. */
export const groupDigits = (amount: number): string =>
  String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');

/** A number as people read it, `+998 90 123 45 67`; one that is not Uzbek stays as it came. */
export const groupPhone = (phone: string): string =>
  phone.replace(/^(\+998)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1\u00A0$2\u00A0$3\u00A0$4\u00A0$5');
