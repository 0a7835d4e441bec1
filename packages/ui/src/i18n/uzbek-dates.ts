import { DateFormatter } from '@internationalized/date';
import { dateTexts, uzbekWeekdays } from './date-texts';

let isUzbek = false;

/** Sets the language of dates; `DateLanguage` calls it while rendering. */
export function writeDatesIn(language: 'ru' | 'uz'): void {
  isUzbek = language === 'uz';
}

/** Parts of a date in the formatter's calendar and time zone. */
function fieldsOf(formatter: Intl.DateTimeFormat, date: Date) {
  const { timeZone } = formatter.resolvedOptions();
  const numbers = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(numbers.find((part) => part.type === type)?.value);
  const [year, month, day] = [numberOf('year'), numberOf('month'), numberOf('day')];
  return { year, month, day, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

/**
 * A date in Uzbek with the formatter's fields: `dushanba, 10-noyabr, 2025`, `noyabr 2025`, `Du`. `null` for digits
 * alone, which are written as in Russian.
 */
function inUzbek(formatter: Intl.DateTimeFormat, date: Date): string | null {
  const { weekday, month, year, day } = formatter.resolvedOptions();
  const isMonthName = month === 'long' || month === 'short';
  if (!weekday && !isMonthName) return null;
  const fields = fieldsOf(formatter, date);
  const name = (dateTexts.uz.months[fields.month - 1] ?? '').toLowerCase();
  if (weekday && !month) {
    return weekday === 'long'
      ? (uzbekWeekdays[fields.weekday] ?? '')
      : (dateTexts.uz.weekdays[(fields.weekday + 6) % 7] ?? '');
  }
  const dayAndMonth = day ? `${String(fields.day)}-${name}` : name;
  const withYear = year ? `${dayAndMonth}${day ? ',' : ''} ${String(fields.year)}` : dayAndMonth;
  return weekday ? `${uzbekWeekdays[fields.weekday] ?? ''}, ${withYear}` : withYear;
}

/** Russian formatters with the same options. */
const twins = new WeakMap<DateFormatter, DateFormatter>();
function inRussian(formatter: DateFormatter): DateFormatter {
  let twin = twins.get(formatter);
  if (twin === undefined) {
    const options: unknown = Reflect.get(formatter, 'options');
    twin = new DateFormatter(
      'ru-RU',
      typeof options === 'object' && options !== null ? options : {},
    );
    twins.set(formatter, twin);
  }
  return twin;
}

let isTaught = false;

/**
 * Adds Uzbek to React Aria's date formatter. Dates without words are written as in Russian: Chromium would use the
 * American format. Calendars call it, so that other pages do not load it.
 */
export function teachUzbekDates(): void {
  if (isTaught) return;
  isTaught = true;
  const plain = {
    format: Reflect.get(DateFormatter.prototype, 'format'),
    formatToParts: Reflect.get(DateFormatter.prototype, 'formatToParts'),
    formatRange: Reflect.get(DateFormatter.prototype, 'formatRange'),
    formatRangeToParts: Reflect.get(DateFormatter.prototype, 'formatRangeToParts'),
  };
  const figuresBy = (formatter: DateFormatter) => (isUzbek ? inRussian(formatter) : formatter);
  Object.assign(DateFormatter.prototype, {
    format(this: DateFormatter, date: Date): string {
      return (isUzbek ? inUzbek(this, date) : null) ?? plain.format.call(figuresBy(this), date);
    },
    formatToParts(this: DateFormatter, date: Date) {
      return plain.formatToParts.call(figuresBy(this), date);
    },
    formatRange(this: DateFormatter, start: Date, end: Date): string {
      const from = isUzbek ? inUzbek(this, start) : null;
      return from === null
        ? plain.formatRange.call(figuresBy(this), start, end)
        : `${from} – ${this.format(end)}`;
    },
    formatRangeToParts(this: DateFormatter, start: Date, end: Date) {
      const from = isUzbek ? inUzbek(this, start) : null;
      if (from === null) return plain.formatRangeToParts.call(figuresBy(this), start, end);
      return [
        { type: 'literal', value: from, source: 'startRange' },
        { type: 'literal', value: ' – ', source: 'shared' },
        { type: 'literal', value: this.format(end), source: 'endRange' },
      ];
    },
  });
}
