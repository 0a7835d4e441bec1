/** Brings any number into 0..1; what is no number is 0. */
export const share = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value));
