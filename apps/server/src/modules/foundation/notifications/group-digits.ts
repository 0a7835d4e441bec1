/** `1 250 000`, with no-break spaces: an amount must not wrap. */
export const groupDigits = (amount: number): string =>
  String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');
