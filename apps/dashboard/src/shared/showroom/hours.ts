import type { Avtosalon } from '@karvon/api/main';
import { weekdayShort } from '../format/date';
import type { Language } from '../i18n/languages';
import { weekdayOf } from '../period';

export type Hours = Pick<Avtosalon, 'opening_time' | 'closing_time' | 'weekday_hours'>;

/** Hours of one day, `09:00` to `20:00`. A closing time that is not later than the opening is on the next day. */
export interface OpenHours {
  opens: string;
  closes: string;
}

/** Days of the week, 1 for Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours on a day of the week. Undefined on a day off. */
export function hoursOn(hours: Hours, weekday: number): OpenHours | undefined {
  const own = hours.weekday_hours.find((one) => one.weekday === weekday);
  const { opening_time: opens, closing_time: closes } = own ?? hours;
  return opens === undefined || closes === undefined ? undefined : { opens, closes };
}

export const isoWeekday = (date: string): number => weekdayOf(date) || 7;

export interface HoursTexts {
  roundTheClock: string;
  closed: string;
}

const openText = (open: OpenHours | undefined, texts: HoursTexts): string => {
  if (open === undefined) return texts.closed;
  return open.opens === open.closes ? texts.roundTheClock : `${open.opens}–${open.closes}`;
};

function shortName(weekday: number, language: Language): string {
  const name = weekdayShort[language][weekday % 7] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Formats hours, with equal days together: `Пн–Пт 09:00–20:00, Сб 10:00–18:00, Вс выходной`. */
export function hoursText(
  hours: Hours,
  language: Language,
  texts: HoursTexts & { daily: (hours: string) => string },
): string {
  const runs: { days: string[]; text: string }[] = [];
  for (const weekday of weekdays) {
    const text = openText(hoursOn(hours, weekday), texts);
    const run = runs.at(-1);
    if (run?.text === text) run.days[1] = shortName(weekday, language);
    else runs.push({ days: [shortName(weekday, language)], text });
  }
  const [all] = runs;
  if (runs.length === 1 && all !== undefined) return texts.daily(all.text);
  return runs.map(({ days, text }) => `${days.join('–')} ${text}`).join(', ');
}

export const weekdayHoursText = (
  days: Hours['weekday_hours'],
  language: Language,
  texts: HoursTexts,
): string =>
  days
    .map(({ weekday, opening_time: opens, closing_time: closes }) => {
      const open = opens === undefined || closes === undefined ? undefined : { opens, closes };
      return `${shortName(weekday, language)} ${openText(open, texts)}`;
    })
    .join(', ');
