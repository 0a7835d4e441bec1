import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';

/** What every field takes. */
export interface FieldProps {
  /** Words above the control. Without them give `aria-label`. */
  label?: ReactNode;
  /** Name of a control that has no words above it. */
  'aria-label'?: string;
  /** Stands at the right end of the label's line, for example a link to a forgotten password. */
  labelAction?: ReactNode;
  /** Hint below the control. Hidden while an error is shown: both use one place. */
  description?: ReactNode;
  /** Words of the error. They alone make the field invalid, unless `isInvalid` says otherwise. */
  errorMessage?: string | null;
  /** Red, and announced as wrong. @default false, or true when there is an `errorMessage` */
  isInvalid?: boolean;
  /** Asterisk for eyes and `aria-required` for screen readers. @default false */
  isRequired?: boolean;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean;
  /** Height 32, 40 or 48 px (36, 44, 52 on touch). @default 'md' */
  size?: FieldSize;
  /** Name in the form. Leave it out where the browser must not remember (card numbers). */
  name?: string;
}

export type FieldSize = 'sm' | 'md' | 'lg';

/** What every field with an `<input>` takes beside {@link FieldProps}. */
export interface InputFieldProps<
  Element extends HTMLElement = HTMLInputElement,
> extends FieldProps {
  /** The input itself, so that a form library can focus the first wrong field. */
  ref?: Ref<Element>;
  /** In the empty field: an example of what it takes, never its name. @default none */
  placeholder?: string;
  /** Can be read, selected and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Token of the HTML standard, for example `tel-national`. @default none, unless the field knows its own: phones, passwords, figures */
  autoComplete?: string;
  /** Of the input. Without it the field makes one. */
  id?: string;
  /** The focus left the input. */
  onBlur?: (event: FocusEvent) => void;
  /** The focus came to the input. */
  onFocus?: (event: FocusEvent) => void;
  /** A key went down in the input. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** An error text makes a field invalid by itself. */
export const isFieldInvalid = (props: Pick<FieldProps, 'isInvalid' | 'errorMessage'>): boolean =>
  props.isInvalid ?? Boolean(props.errorMessage);
