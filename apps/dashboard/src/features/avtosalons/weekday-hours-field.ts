import type { WeekdayHours } from '@karvon/api/main';
import * as z from 'zod/mini';
import type { FieldKind } from '../../shared/resource/form/field-kinds';
import { weekdayHoursText } from '../../shared/showroom/hours';
import type { TextKey } from '../../shared/i18n/use-text';

const day = z.object({
  weekday: z.number(),
  isOpen: z.boolean(),
  opening_time: z.string(),
  closing_time: z.string(),
});

export type WeekdayValue = z.infer<typeof day>;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const sentWeekdays = (days: readonly WeekdayValue[]): WeekdayHours[] =>
  days
    .toSorted((one, other) => one.weekday - other.weekday)
    .map(({ weekday, isOpen, opening_time, closing_time }) =>
      isOpen ? { weekday, opening_time, closing_time } : { weekday },
    );

export const weekdayHoursField = (
  label: TextKey,
): FieldKind<WeekdayValue[], readonly WeekdayHours[], WeekdayHours[]> => ({
  label,
  format: (days, { t, language }) =>
    days.length === 0
      ? t('avtosalons:form.sameHours')
      : weekdayHoursText(sentWeekdays(days), language, {
          roundTheClock: t('common:hours.roundTheClock'),
          closed: t('common:hours.closed'),
        }),
  identity: sentWeekdays,
  shape: z.array(day),
  empty: [],
  from: (days) =>
    days.map(({ weekday, opening_time = '', closing_time = '' }) => ({
      weekday,
      isOpen: opening_time !== '',
      opening_time,
      closing_time,
    })),
  to: sentWeekdays,
  // `weekdayProblems` reports the problem of each time.
  limited: () => undefined,
});

export const weekdayProblems = (
  days: readonly WeekdayValue[],
): Record<string, string | undefined> =>
  Object.fromEntries(
    days.flatMap(({ isOpen, ...times }, at) =>
      (['opening_time', 'closing_time'] as const).map((name) => [
        `weekday_hours.${String(at)}.${name}`,
        !isOpen || isTime(times[name])
          ? undefined
          : times[name] === ''
            ? 'required'
            : 'time_invalid',
      ]),
    ),
  );
