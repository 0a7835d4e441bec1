import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react';

/** Props of every field. */
export interface FieldProps {
  /** Label above the control. Without it set `aria-label`. */
  label?: ReactNode;
  /** Name of a control without a visible label. */
  'aria-label'?: string;
  /** On the right of the label’s line, for example a link to a forgotten password. */
  labelAction?: ReactNode;
  /** Hint below the control. An error message replaces it. */
  description?: ReactNode;
  /** Error message. It makes the field invalid, unless `isInvalid` is set. */
  errorMessage?: string | null;
  /** Red, and announced as invalid. @default false, or true when there is an `errorMessage` */
  isInvalid?: boolean;
  /** Adds an asterisk, and sets `aria-required` for screen readers. @default false */
  isRequired?: boolean;
  /** Cannot be focused or changed. @default false */
  isDisabled?: boolean;
  /** Height 32, 40 or 48 px (36, 44, 52 on touch). @default 'md' */
  size?: FieldSize;
  /** Name in the form. Leave it out if the browser must not remember the value (card numbers). */
  name?: string;
}

export type FieldSize = 'sm' | 'md' | 'lg';

/** Props of every field with an `<input>`, in addition to {@link FieldProps}. */
export interface InputFieldProps<
  Element extends HTMLElement = HTMLInputElement,
> extends FieldProps {
  /** The input, so that a form library can focus the first error. */
  ref?: Ref<Element>;
  /** In the empty field: an example, never the label. @default none */
  placeholder?: string;
  /** Can be read, selected and copied, but not changed. @default false */
  isReadOnly?: boolean;
  /** Focused when it appears. @default false */
  autoFocus?: boolean;
  /** Token of the HTML standard, for example `tel-national`. @default none, unless the field knows its own: phones, passwords, figures */
  autoComplete?: string;
  /** Id of the input. Without it one is generated. */
  id?: string;
  /** Called when the input loses focus. */
  onBlur?: (event: FocusEvent) => void;
  /** Called when the input is focused. */
  onFocus?: (event: FocusEvent) => void;
  /** Called when a key is pressed in the input. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

export const isFieldInvalid = (props: Pick<FieldProps, 'isInvalid' | 'errorMessage'>): boolean =>
  props.isInvalid ?? Boolean(props.errorMessage);
