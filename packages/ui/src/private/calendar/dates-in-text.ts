import { CalendarDate } from '@internationalized/date';

/** `01.12.2026`, `1/12/26`, `2026-12-01`: figures on their own, not the inside of a longer number. */
const dates =
  /(?:^|[^\d])(?:(?<isoYear>\d{4})[-./](?<isoMonth>\d{1,2})[-./](?<isoDay>\d{1,2})|(?<day>\d{1,2})[-./](?<month>\d{1,2})[-./](?<year>\d{4}|\d{2}))(?!\d)/g;

/** «26» is 2026: the product has no dates before 2000. */
const century = 2000;

/** Completes a two-digit year in this century. Returns `null` for years of one or three digits. */
export function fullYear(date: CalendarDate): CalendarDate | null {
  if (date.year >= 1000) return date;
  return date.year >= 10 && date.year < 100 ? date.set({ year: century + date.year }) : null;
}

/** Dates in a text, in order. `null` if one of them does not exist (`31.02.2026`). */
export function datesIn(text: string): CalendarDate[] | null {
  const found: CalendarDate[] = [];
  for (const { groups = {} } of text.matchAll(dates)) {
    const [year, month, day] = [
      Number(groups['isoYear'] ?? groups['year']),
      Number(groups['isoMonth'] ?? groups['month']),
      Number(groups['isoDay'] ?? groups['day']),
    ];
    // The constructor changes a day that does not exist to one that does.
    const date = fullYear(new CalendarDate(year, month, day));
    if (date === null || date.month !== month || date.day !== day) return null;
    found.push(date);
  }
  return found;
}
