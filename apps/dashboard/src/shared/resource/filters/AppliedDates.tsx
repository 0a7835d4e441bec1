import {
  DateRangePicker,
  type DateRangePickerProps,
  type DateSpan,
} from '@karvon/ui/DateRangePicker';
import { useState } from 'react';
import { isWrongSpan } from './filter-text';

export interface AppliedDatesProps extends Omit<DateRangePickerProps, 'value' | 'onChange'> {
  value: DateSpan | null;
  /** Called with days that can be applied, or `null` when they are cleared. */
  onChange: (value: DateSpan | null) => void;
}

/** Days that each change applies at once. Wrong ones stay in their field, which says why, until they are put right. */
export function AppliedDates({ value, onChange, ...props }: AppliedDatesProps) {
  const [wrong, setWrong] = useState<DateSpan>();
  return (
    <DateRangePicker
      {...props}
      value={wrong ?? value}
      onChange={(span) => {
        // The field itself keeps the parts that are there.
        if (span === '') return;
        const isWrong = isWrongSpan(span);
        setWrong(isWrong && span ? span : undefined);
        if (!isWrong) onChange(span);
      }}
    />
  );
}
