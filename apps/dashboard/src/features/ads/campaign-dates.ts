const dayLength = 86_400_000;

/** `2026-11-22` → `22.11`. */
export const shortDay = (date: string): string => `${date.slice(8, 10)}.${date.slice(5, 7)}`;

/** Day in Tashkent of a moment, `2026-11-22`. */
export const dayOf = (moment: number | string): string =>
  new Date(new Date(moment).getTime() + 5 * 3_600_000).toISOString().slice(0, 10);

/** Days from one to the other, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * dayLength).toISOString().slice(0, 10);
