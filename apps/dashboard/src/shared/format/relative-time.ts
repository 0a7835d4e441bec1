import type { Language } from '../i18n/languages';
import { pluralForm, type PluralForm } from '../i18n/plural';
import {
  calendarDays,
  formatDate,
  formatDateShort,
  formatDay,
  formatTime,
  millisecondsOf,
  tashkentParts,
  type Moment,
} from './date';
import { minute } from '../time';

type Unit = 'minute' | 'hour' | 'day';
type Forms = Readonly<Partial<Record<PluralForm, string>> & { other: string }>;

const unitForms: Readonly<Record<Language, Readonly<Record<Unit, Forms>>>> = {
  ru: {
    minute: { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' },
    hour: { one: 'час', few: 'часа', many: 'часов', other: 'часа' },
    day: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  },
  uz: {
    minute: { other: 'daqiqa' },
    hour: { other: 'soat' },
    day: { other: 'kun' },
  },
};

const shortUnits: Readonly<Record<Language, Readonly<Record<Unit, string>>>> = {
  ru: { minute: 'мин', hour: 'ч', day: 'д' },
  uz: { minute: 'daq', hour: 'soat', day: 'kun' },
};

const nearTexts = {
  ru: {
    now: 'только что',
    soon: 'сейчас',
    today: 'сегодня',
    yesterday: 'вчера',
    tomorrow: 'завтра',
  },
  uz: { now: 'hozirgina', soon: 'hozir', today: 'bugun', yesterday: 'kecha', tomorrow: 'ertaga' },
} as const;

function counted(count: number, unit: Unit, language: Language): string {
  const forms = unitForms[language][unit];
  return `${count} ${forms[pluralForm(language, count)] ?? forms.other}`;
}

/** Formats relative time: `3 daqiqa oldin`, `через 2 дня`, `hozirgina`; a date beyond 30 days. */
export function formatRelative(
  moment: Moment,
  language: Language,
  now: Moment = Date.now(),
): string {
  const time = millisecondsOf(moment);
  if (Number.isNaN(time)) return '—';
  const distance = time - millisecondsOf(now);
  const minutes = Math.floor(Math.abs(distance) / minute);
  const isPast = distance <= 0;
  if (minutes < 1) return nearTexts[language][isPast ? 'now' : 'soon'];
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 30) return formatDate(time, language);
  const amount =
    days > 0
      ? counted(days, 'day', language)
      : hours > 0
        ? counted(hours, 'hour', language)
        : counted(minutes, 'minute', language);
  if (language === 'ru') return isPast ? `${amount} назад` : `через ${amount}`;
  return isPast ? `${amount} oldin` : `${amount}dan keyin`;
}

/** Formats a time with its day: `сегодня, 14:32`, `kecha, 09:05`, `5 июля, 14:32`. Other years include the year. */
export function formatDayTime(
  moment: Moment,
  language: Language,
  now: Moment = Date.now(),
): string {
  const day = formatNearDay(moment, language, now);
  return day === '—' ? day : `${day}, ${formatTime(moment)}`;
}

/** Formats a day: `сегодня`, `kecha`, `5 июля`. Other years include the year. */
export function formatNearDay(moment: Moment, language: Language, now: Moment): string {
  const parts = tashkentParts(moment);
  if (parts === undefined) return '—';
  const near = nearTexts[language];
  const byDistance: Readonly<Record<number, string>> = {
    [-1]: near.yesterday,
    0: near.today,
    1: near.tomorrow,
  };
  const isThisYear = parts.year === tashkentParts(now)?.year;
  return (
    byDistance[calendarDays(now, moment)] ??
    (isThisYear ? formatDay(moment, language) : formatDate(moment, language))
  );
}

/** Formats a time for a row of a list: `14:32` today, `вчера`, `5 июля`, in other years `05.07.2025`. */
export function formatListTime(
  moment: Moment,
  language: Language,
  now: Moment = Date.now(),
): string {
  const parts = tashkentParts(moment);
  if (parts === undefined) return '—';
  const distance = calendarDays(now, moment);
  if (distance === 0) return formatTime(moment);
  if (distance === -1) return nearTexts[language].yesterday;
  return parts.year === tashkentParts(now)?.year
    ? formatDay(moment, language)
    : formatDateShort(moment);
}

/** Formats the heading of a day: `Сегодня`, `Kecha`, `5 июля`, in other years `5 июля 2025`. */
export function formatDayTitle(
  moment: Moment,
  language: Language,
  now: Moment = Date.now(),
): string {
  const parts = tashkentParts(moment);
  if (parts === undefined) return '—';
  const distance = calendarDays(now, moment);
  const near = nearTexts[language];
  const label = distance === 0 ? near.today : distance === -1 ? near.yesterday : undefined;
  if (label !== undefined) return label.charAt(0).toUpperCase() + label.slice(1);
  return parts.year === tashkentParts(now)?.year
    ? formatDay(moment, language)
    : formatDate(moment, language);
}

/** Formats remaining time in minutes: `2 д 04 ч 18 мин`, `2 kun 04 soat 18 daq`. Never below zero. */
export function formatTimeLeft(milliseconds: number, language: Language): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / minute));
  const units = shortUnits[language];
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const parts: string[] = [];
  if (days > 0) parts.push(`${days} ${units.day}`);
  if (days > 0 || hours > 0) parts.push(`${days > 0 ? two(hours) : hours} ${units.hour}`);
  parts.push(`${parts.length > 0 ? two(minutes % 60) : minutes % 60} ${units.minute}`);
  return parts.join(' ').replaceAll(' ', '\u00A0');
}

/** Formats a duration in at most two units: `26 мин`, `1 ч 24 мин`, `2 д 4 ч`. At least one minute. */
export function formatWait(milliseconds: number, language: Language): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minute));
  const units = shortUnits[language];
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const parts =
    days > 0
      ? [`${days} ${units.day}`, hours > 0 ? `${hours} ${units.hour}` : '']
      : [
          hours > 0 ? `${hours} ${units.hour}` : '',
          minutes % 60 > 0 ? `${minutes % 60} ${units.minute}` : '',
        ];
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00A0');
}

/** Formats remaining time in one unit, for a badge: `40 мин`, `5 ч`, `2 дня`. */
export function formatUntil(milliseconds: number, language: Language): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / minute));
  const units = shortUnits[language];
  if (minutes < 60) return `${minutes} ${units.minute}`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} ${units.hour}` : counted(Math.floor(hours / 24), 'day', language);
}
