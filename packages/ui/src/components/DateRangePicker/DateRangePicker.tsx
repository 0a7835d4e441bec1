import { toCalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
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
import { Presets } from './Presets';
import type { DatePreset, DateSpan } from './date-span';

export type { DatePreset, DateSpan } from './date-span';

export interface DateRangePickerProps extends Omit<DateFieldProps, 'name'> {
  /** Two ISO dates, both included; `null` if none, `''` while a part of them is missing. */
  value: DateSpan | null | '';
  /**
   * Called with a complete range, `null` when it is cleared, or `''` when the field is left with a part missing; the field says why. A preset
   * says its `id` too.
   */
  onChange: (value: DateSpan | null | '', preset?: string) => void;
  /** Periods to select with one click: 7 days, 30 days, the quarter. @default none */
  presets?: readonly DatePreset[];
  /** Name of the list of presets for screen readers: «Готовые периоды». */
  presetsLabel?: string;
}

/** A period, typed in segments or chosen in a calendar, with presets. The calendar is in the same chunk: use it in lazy routes. */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <DateLanguage>
      <DateRangePickerField {...props} />
    </DateLanguage>
  );
}

/** Inside `DateLanguage`: typed text is parsed in its language. */
function DateRangePickerField({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  isInvalid,
  size,
  value: current,
  onChange,
  minValue,
  maxValue,
  isDateUnavailable,
  presets = [],
  presetsLabel,
  onBlur,
  ...props
}: DateRangePickerProps) {
  const { errors } = useDateTexts();
  const isLocked = useIsLocked(props.isDisabled);
  const opening = useLaterOpening();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => focusFirstSegment(frame.current) }));
  const value = current === '' ? null : current;
  const [start, end] = [value?.start, value?.end].map((day) => dayOf('DateRangePicker', day));
  const limits = limitsOf('DateRangePicker', { minValue, maxValue });
  const days = start && end ? [start, end] : [];
  const typed = useTypedDates(current === '' ? null : days, (next) => {
    const [from, to] = next ?? [];
    const span = from && to ? { start: from.toString(), end: to.toString() } : null;
    onChange(next === null ? '' : span);
  });
  const [first, last] = typed.days;
  const error =
    typed.error === null
      ? (errorMessage ?? dateError([start, end], { ...limits, isDateUnavailable }, errors))
      : errors[typed.error];
  const isWrong = isFieldInvalid({ isInvalid, errorMessage: error });
  return (
    <AriaDateRangePicker
      {...props}
      {...limits}
      {...opening}
      isDisabled={isLocked}
      value={first && last ? { start: first, end: last } : null}
      onChange={(range) =>
        typed.change(range === null ? [] : [range.start, range.end].map(toCalendarDate))
      }
      isDateUnavailable={isDateUnavailable && ((day) => isDateUnavailable(day.toString()))}
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
        <DateSegments slot="start" />
        <span aria-hidden className={css.dash}>
          –
        </span>
        <DateSegments slot="end" />
        <span className={css.gap} />
        <Button className={field.inlineButton}>
          <CalendarDays {...icon.sm} />
        </Button>
      </DateFrame>
      <FieldMessage description={description} errorMessage={error} isInvalid={isWrong} />
      <DateSurface title={label ?? props['aria-label']}>
        <Presets presets={presets} label={presetsLabel} value={value} onChange={onChange} />
        <RangeCalendar firstDayOfWeek="mon" className={month.calendar}>
          <Month isRange />
        </RangeCalendar>
      </DateSurface>
    </AriaDateRangePicker>
  );
}
