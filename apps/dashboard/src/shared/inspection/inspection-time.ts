import { formatDateIso, formatTime } from '../format/date';
import { formatNearDay } from '../format/relative-time';
import type { Language } from '../i18n/languages';
import type { OpenHours } from '../showroom/hours';

/** Tashkent has no daylight saving time. */
const offset = '+05:00';

const step = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const halfHours: readonly string[] = Array.from({ length: 48 }, (_, at) => {
  const hours = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hours}:${at % 2 === 0 ? '00' : '30'}`;
});

/**
 * Start times of an inspection within opening hours, every half hour. The last inspection ends by closing time, or by midnight if the showroom closes later.
 * @param hours undefined for a day off
 */
export function timesWithin(hours: OpenHours | undefined): readonly string[] {
  if (hours === undefined) return [];
  const { opens, closes } = hours;
  const end = closes > opens ? minutesOf(closes) : 24 * 60;
  return halfHours.filter((time) => time >= opens && minutesOf(time) + step <= end);
}

export const timesWith = (times: readonly string[], time: string): readonly string[] =>
  times.includes(time) || time === '' ? times : [...times, time].toSorted();

export const usualTime = (times: readonly string[]): string =>
  times.includes('11:00') ? '11:00' : (times[0] ?? '');

export const partOfDay = (time: string): 'morning' | 'day' | 'evening' =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'day' : 'evening';

/** Converts a day and a time in Tashkent to RFC 3339. */
export const toMoment = (day: string, time: string): string =>
  new Date(`${day}T${time}:00${offset}`).toISOString();

export const ofMoment = (moment: string | undefined): { day: string | null; time: string } =>
  moment === undefined
    ? { day: null, time: '' }
    : { day: formatDateIso(moment), time: formatTime(moment) };

/** Formats a planned moment within a sentence: `завтра в 11:00`, `21-noyabr soat 12:30 da`. */
export const formatInspection = (moment: string, language: Language, now: number): string => {
  const [day, time] = [formatNearDay(moment, language, now), formatTime(moment)];
  return language === 'ru' ? `${day} в ${time}` : `${day} soat ${time}\u00A0da`;
};
