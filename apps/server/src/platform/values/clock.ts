/** Tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Seconds, for limits. */
export const inSeconds = { minute: 60, hour: 3600, day: 86_400 } as const;

/** Tashkent is UTC+5 all year. */
export const tashkentOffset = 5 * hour;

/** `2026-07-05`, in Tashkent. */
export const dayInTashkent = (now: Date): string =>
  new Date(now.getTime() + tashkentOffset).toISOString().slice(0, 10);

/** Midnight in Tashkent at the start of the day. */
export const midnightOf = (date: string): Date => new Date(Date.parse(date) - tashkentOffset);

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);

/** Midnight in Tashkent at the end of the day. */
export const endOf = (date: string): Date => midnightOf(addDays(date, 1));

/** Both ends included. */
export const daysIn = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
