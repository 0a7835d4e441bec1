import { isSameDay, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { icon } from '../icon-size';
import * as css from './calendar.css';
import { useDateTexts } from './DateLanguage';
import { tashkentToday } from './tashkent-today';

export function Month({ isRange = false }: { isRange?: boolean }) {
  const { months, weekdays } = useDateTexts();
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const shown = (isRange ? range : single)?.visibleRange.start;
  return (
    <>
      <div className={css.head}>
        {/* react-aria announces the month. */}
        <span className={css.title} aria-hidden>
          {shown && `${months[shown.month - 1] ?? ''} ${String(shown.year)}`}
        </span>
        <Button slot="previous" className={css.turn}>
          <ChevronLeft {...icon.sm} />
        </Button>
        <Button slot="next" className={css.turn}>
          <ChevronRight {...icon.sm} />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={css.grid}>
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={css.weekday}>
              {weekdayName(day, weekdays)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={isRange ? css.rangeDay : css.day}
              render={(props) => <div {...props} {...markToday(date)} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** react-aria marks today by the device's time zone. */
const markToday = (date: CalendarDate) => {
  const isToday = isSameDay(date, tashkentToday());
  return {
    'data-today': isToday || undefined,
    'aria-current': isToday ? 'date' : undefined,
  } as const;
};

/** react-aria's weekday names differ between browsers. */
const weekdayName = (day: string, weekdays: readonly string[]) =>
  weekdays.find((weekday) => weekday.toLowerCase() === day.toLowerCase()) ?? day;
