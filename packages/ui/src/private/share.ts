/** Limits a number to 0 to 1; anything that is not a number becomes 0. */
export const share = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value));
