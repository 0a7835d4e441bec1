/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds. Tashkent is five hours ahead of UTC all year. */
export const tashkentOffset = 5 * hour;
