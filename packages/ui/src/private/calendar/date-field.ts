import type { Ref } from 'react';
import type { FieldProps } from '../field-props';
import type { Focusable } from '../option';

/** What both fields of dates take. */
export interface DateFieldProps extends FieldProps {
  /** First day that may be chosen, `YYYY-MM-DD`. */
  minValue?: string;
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  maxValue?: string;
  /** Days between the limits that may not be chosen: `(date) => taken.has(date)`. */
  isDateUnavailable?: (date: string) => boolean;
  /** Can be read and not changed. @default false */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** The focus left the field and its calendar. */
  onBlur?: () => void;
  /** `focus()` goes to the first segment. */
  ref?: Ref<Focusable>;
  /** Of the field itself. */
  id?: string;
}

/** Where `focus()` of a date field goes. */
export const focusFirstSegment = (field: HTMLElement | null): void =>
  field?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
