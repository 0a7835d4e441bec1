import type { Ref } from 'react';
import type { FieldProps } from '../field-props';
import type { Focusable } from '../option';

/** Props of both date fields. */
export interface DateFieldProps extends FieldProps {
  /** First date that can be selected, `YYYY-MM-DD`. */
  minValue?: string;
  /** Last date that can be selected, `YYYY-MM-DD`. */
  maxValue?: string;
  /** Unavailable dates between the limits: `(date) => taken.has(date)`. */
  isDateUnavailable?: (date: string) => boolean;
  /** Can be read but not changed. @default false */
  isReadOnly?: boolean;
  /** Focused when it appears. @default false */
  autoFocus?: boolean;
  /** Called when the field and its calendar lose focus. */
  onBlur?: () => void;
  /** `focus()` goes to the first segment. */
  ref?: Ref<Focusable>;
  /** Id of the field. */
  id?: string;
}

export const focusFirstSegment = (field: HTMLElement | null): void =>
  field?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
