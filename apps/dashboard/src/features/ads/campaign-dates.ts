/** Formats a date: `2026-11-22` → `22.11`. */
export const shortDay = (date: string): string => `${date.slice(8, 10)}.${date.slice(5, 7)}`;
