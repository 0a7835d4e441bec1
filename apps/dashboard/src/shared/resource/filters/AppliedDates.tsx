import {
  DateRangePicker,
  type DateRangePickerProps,
  type DateSpan,
} from '@karvon/ui/DateRangePicker';
import { useState } from 'react';
import { isWrongSpan } from './filter-text';

export interface AppliedDatesProps extends Omit<DateRangePickerProps, 'value' | 'onChange'> {
  value: DateSpan | null;
  /** Receives `null` when cleared. Not called with invalid days. */
  onChange: (value: DateSpan | null) => void;
}

/** Applies each change at once. Invalid days stay in their field, which shows the reason. */
export function AppliedDates({ value, onChange, ...props }: AppliedDatesProps) {
  const [wrong, setWrong] = useState<DateSpan>();
  return (
    <DateRangePicker
      {...props}
      value={wrong ?? value}
      onChange={(span) => {
        if (span === '') return;
        const isWrong = isWrongSpan(span);
        setWrong(isWrong && span ? span : undefined);
        if (!isWrong) onChange(span);
      }}
    />
  );
}
