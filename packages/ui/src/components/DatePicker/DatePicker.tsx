import { toCalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import * as month from '../../private/calendar/calendar.css';
import { dateError } from '../../private/calendar/date-error';
import { focusFirstSegment, type DateFieldProps } from '../../private/calendar/date-field';
import * as css from '../../private/calendar/date-field.css';
import { DateFrame } from '../../private/calendar/DateFrame';
import { DateLanguage, useDateTexts } from '../../private/calendar/DateLanguage';
import { DateSegments } from '../../private/calendar/DateSegments';
import { DateSurface } from '../../private/calendar/DateSurface';
import { dayOf, limitsOf } from '../../private/calendar/iso-date';
import { Month } from '../../private/calendar/Month';
import { tashkentToday } from '../../private/calendar/tashkent-today';
import { useTypedDates } from '../../private/calendar/use-typed-dates';
import { isFieldInvalid } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import { useIsLocked } from '../../private/form-lock';
import { icon } from '../../private/icon-size';
import { useLaterOpening } from '../../private/use-later-opening';

export interface DatePickerProps extends DateFieldProps {
  /** ISO date `YYYY-MM-DD`, as in the API; `null` if none, `''` while a part of it is missing. */
  value: string | null;
  /** Called with a complete date, `null` when it is cleared, or `''` when the field is left with a part missing; the field says why. */
  onChange: (value: string | null) => void;
}

/**
 * A date, typed in segments or chosen in a calendar that starts on Monday. The calendar is in the same chunk: use it in lazy
 * routes. For a period use `DateRangePicker`, for a time `TimeField`.
 */
export function DatePicker(props: DatePickerProps) {
  return (
    <DateLanguage>
      <DatePickerField {...props} />
    </DateLanguage>
  );
}

/** Inside `DateLanguage`: typed text is parsed in its language. */
function DatePickerField({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  isInvalid,
  size,
  value,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  onBlur,
  ...props
}: DatePickerProps) {
  const { errors } = useDateTexts();
  const isLocked = useIsLocked(props.isDisabled);
  const opening = useLaterOpening();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => focusFirstSegment(frame.current) }));
  const day = dayOf('DatePicker', value);
  const limits = limitsOf('DatePicker', { minValue, maxValue });
  const days = day === null ? [] : [day];
  const typed = useTypedDates(value === '' ? null : days, (next) =>
    onChange(next === null ? '' : (next[0]?.toString() ?? null)),
  );
  const error =
    typed.error === null
      ? (errorMessage ?? dateError([day], { ...limits, isDateUnavailable }, errors))
      : errors[typed.error];
  const isWrong = isFieldInvalid({ isInvalid, errorMessage: error });
  return (
    <AriaDatePicker
      {...props}
      {...limits}
      {...opening}
      isDisabled={isLocked}
      value={typed.days[0] ?? null}
      onChange={(date) => typed.change(date === null ? [] : [toCalendarDate(date)])}
      isDateUnavailable={isDateUnavailable && ((date) => isDateUnavailable(date.toString()))}
      isInvalid={isWrong}
      onBlur={onBlur && (() => onBlur())}
      placeholderValue={tashkentToday()}
      validationBehavior="aria"
      granularity="day"
      shouldForceLeadingZeros
      className={field.field}
    >
      <FieldLabel label={label} labelAction={labelAction} isRequired={props.isRequired} />
      <DateFrame
        frameRef={frame}
        isReadOnly={props.isReadOnly}
        className={`${field.control({ size })} ${css.frame}`}
        onLeavePart={typed.leave}
        onUnreadablePaste={typed.rejectPaste}
      >
        <DateSegments />
        <span className={css.gap} />
        <Button className={field.inlineButton}>
          <CalendarDays {...icon.sm} />
        </Button>
      </DateFrame>
      <FieldMessage description={description} errorMessage={error} isInvalid={isWrong} />
      <DateSurface title={label ?? props['aria-label']}>
        <Calendar firstDayOfWeek="mon" className={month.calendar}>
          <Month />
        </Calendar>
      </DateSurface>
    </AriaDatePicker>
  );
}
