/** Where services and timers take the time from, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The business day everywhere, as `2026-07-05`: Tashkent, UTC+5 the year round. */
export const dayInTashkent = (now: Date): string =>
  new Date(now.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
