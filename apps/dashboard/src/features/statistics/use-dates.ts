import type { Statistics } from '@karvon/api/main';
import { useTranslation } from 'react-i18next';
import {
  formatDate,
  formatDay,
  monthNames,
  monthsInDate,
  tashkentParts,
  weekdayNames,
} from '../../shared/format/date';
import { useLanguage } from '../../shared/i18n/use-language';
import { addDays, type Days } from '../../shared/period';

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function useDates() {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const short = (date: string) => {
    const parts = tashkentParts(date);
    if (parts === undefined) return '';
    const month = (monthsInDate[language][parts.month] ?? '').slice(0, 3);
    return language === 'ru' ? `${parts.day} ${month}` : `${parts.day}-${month}`;
  };
  const range = ({ from, to }: Days) =>
    from === to
      ? formatDate(from, language)
      : t('point.range', {
          from:
            from.slice(0, 4) === to.slice(0, 4)
              ? formatDay(from, language)
              : formatDate(from, language),
          to: formatDate(to, language),
        });
  return {
    range,
    /** Days of a point. The period cuts off the last one. */
    daysOfPoint: ({ points, period }: Pick<Statistics, 'points' | 'period'>, at: string): Days => {
      const place = points.findIndex(({ date }) => date === at);
      const next = points[place + 1];
      return { from: at, to: next === undefined ? period.to : addDays(next.date, -1) };
    },
    point(step: Statistics['step'], days: Days): string {
      const parts = tashkentParts(days.from);
      if (parts === undefined) return '';
      if (step === 'day')
        return `${capitalised(weekdayNames[language][parts.weekday] ?? '')}, ${formatDay(days.from, language)}`;
      if (step === 'week') return range(days);
      return `${monthNames[language][parts.month] ?? ''} ${String(parts.year)}`;
    },
    tick(step: Statistics['step'], date: string, today: string): string {
      if (date === today) return t('point.today');
      if (step !== 'month') return short(date);
      return (monthNames[language][tashkentParts(date)?.month ?? 0] ?? '').slice(0, 3);
    },
  };
}
