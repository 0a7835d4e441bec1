/** Where services and timers take the time from, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Lengths in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The same in seconds, as limits count. */
export const inSeconds = { minute: 60, hour: 3600, day: 86_400 } as const;

/** Tashkent is UTC+5 the year round. */
export const tashkentOffset = 5 * hour;

/** The business day everywhere, as `2026-07-05`. */
export const dayInTashkent = (now: Date): string =>
  new Date(now.getTime() + tashkentOffset).toISOString().slice(0, 10);

/** When a day of Tashkent begins. */
export const midnightOf = (date: string): Date => new Date(Date.parse(date) - tashkentOffset);

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);

/** When a day of Tashkent is over. */
export const endOf = (date: string): Date => midnightOf(addDays(date, 1));

/** Days from one to the other, both included. */
export const daysIn = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
