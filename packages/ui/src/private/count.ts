export const hasCount = (count: number | null | undefined): count is number =>
  typeof count === 'number' && Number.isFinite(count) && count > 0;

/** A count in a line of text: digits in groups of three, with no-break spaces. */
export const countText = (count: number): string =>
  String(Math.trunc(count)).replace(/\B(?=(\d{3})+(?!\d))/g, '\u00A0');

/** A count for a small round badge with space for two digits. */
export const countMark = (count: number): string =>
  count > 99 ? '99+' : String(Math.trunc(count));
