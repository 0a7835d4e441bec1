import type { Language } from '../i18n/languages';
import { day, tashkentOffset } from '../time';

/** A moment: RFC 3339, milliseconds, or a Date. */
export type Moment = string | number | Date;

interface Parts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export const monthsInDate: Readonly<Record<Language, readonly string[]>> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
    ' ',
  ),
  uz: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'.split(' '),
};

export const monthNames: Readonly<Record<Language, readonly string[]>> = {
  ru: 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь'.split(' '),
  uz: 'Yanvar Fevral Mart Aprel May Iyun Iyul Avgust Sentabr Oktabr Noyabr Dekabr'.split(' '),
};

export const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  ru: 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' '),
  uz: 'yakshanba dushanba seshanba chorshanba payshanba juma shanba'.split(' '),
};

export const weekdayShort: Readonly<Record<Language, readonly string[]>> = {
  ru: 'вс пн вт ср чт пт сб'.split(' '),
  uz: 'Ya Du Se Ch Pa Ju Sh'.split(' '),
};

export function millisecondsOf(moment: Moment): number {
  return moment instanceof Date
    ? moment.getTime()
    : typeof moment === 'number'
      ? moment
      : Date.parse(moment);
}

/** Calendar parts in Asia/Tashkent. Undefined for an invalid moment. */
export function tashkentParts(moment: Moment): Parts | undefined {
  const time = millisecondsOf(moment);
  if (Number.isNaN(time)) return undefined;
  const shifted = new Date(time + tashkentOffset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hours: shifted.getUTCHours(),
    minutes: shifted.getUTCMinutes(),
    seconds: shifted.getUTCSeconds(),
  };
}

/** The year in Tashkent. @param now milliseconds since 1970, or a valid date */
export const tashkentYear = (now: number | Date): number =>
  new Date(Number(now) + tashkentOffset).getUTCFullYear();

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a date: `5 июля 2026`, `5-iyul, 2026`; `—` for an invalid moment. */
export function formatDate(moment: Moment, language: Language): string {
  const parts = tashkentParts(moment);
  if (parts === undefined) return '—';
  const month = monthsInDate[language][parts.month] ?? '';
  return language === 'ru'
    ? `${parts.day} ${month} ${parts.year}`
    : `${parts.day}-${month}, ${parts.year}`;
}

/** Formats a date without the year: `5 июля`, `5-iyul`. */
export function formatDay(moment: Moment, language: Language): string {
  const parts = tashkentParts(moment);
  if (parts === undefined) return '—';
  const month = monthsInDate[language][parts.month] ?? '';
  return language === 'ru' ? `${parts.day} ${month}` : `${parts.day}-${month}`;
}

/** Formats a date for tables: `05.07.2026`. */
export function formatDateShort(moment: Moment): string {
  const parts = tashkentParts(moment);
  if (parts === undefined) return '—';
  return `${two(parts.day)}.${two(parts.month + 1)}.${parts.year}`;
}

/** Formats a date of this year for a narrow column: `05.07`. */
export function formatDateNear(moment: Moment): string {
  return formatDateShort(moment).slice(0, 5);
}

/** Formats the day in Tashkent for URLs and the contract: `2026-07-05`. */
export function formatDateIso(moment: Moment): string {
  const parts = tashkentParts(moment);
  if (parts === undefined) return '';
  return `${parts.year}-${two(parts.month + 1)}-${two(parts.day)}`;
}

export function formatTime(moment: Moment): string {
  const parts = tashkentParts(moment);
  return parts === undefined ? '—' : `${two(parts.hours)}:${two(parts.minutes)}`;
}

/** Formats date and time: `5 июля 2026, 14:32`, `5-iyul, 2026, 14:32`. */
export function formatDateTime(moment: Moment, language: Language): string {
  return tashkentParts(moment) === undefined
    ? '—'
    : `${formatDate(moment, language)}, ${formatTime(moment)}`;
}

/** Days between two moments by the Tashkent calendar: 0 for the same day. */
export function calendarDays(from: Moment, to: Moment): number {
  const daysUntil = (moment: Moment) => Math.floor((millisecondsOf(moment) + tashkentOffset) / day);
  return daysUntil(to) - daysUntil(from);
}
