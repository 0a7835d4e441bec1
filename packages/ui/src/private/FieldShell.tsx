import { CircleAlert } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { isFieldInvalid, type FieldProps, type FieldSize } from './field-props';
import * as css from './field.css';
import { icon } from './icon-size';

export interface FieldLabelProps extends Pick<FieldProps, 'label' | 'labelAction' | 'isRequired'> {
  id?: string;
  onClick?: () => void;
  /** `span` where the control is not an input, and `for` would point nowhere. @default 'label' */
  elementType?: 'label' | 'span';
}

/** The line above a control. The asterisk is for eyes only: readers hear `aria-required`. */
export function FieldLabel({ label, labelAction, isRequired, ...rest }: FieldLabelProps) {
  if (!label) return null;
  const words = (
    <Label {...rest} className={css.label}>
      {label}
      {isRequired && (
        <span aria-hidden className={css.asterisk}>
          {'\u00A0*'}
        </span>
      )}
    </Label>
  );
  if (!labelAction) return words;
  return (
    <div className={css.labelRow}>
      {words}
      {labelAction}
    </div>
  );
}

export interface FieldMessageProps extends Pick<
  FieldProps,
  'description' | 'errorMessage' | 'isInvalid'
> {
  /** Only for fields that are not a react-aria field and describe themselves. */
  id?: string;
}

/**
 * Hint or error, in one place. The hint's element stays even when it is empty: react-aria looks once whether a
 * description exists, and a hint that comes later (a price in the other currency) would not be read out.
 */
export function FieldMessage({ id, ...props }: FieldMessageProps) {
  if (isFieldInvalid(props) && props.errorMessage) {
    return (
      <Text id={id} slot={id ? undefined : 'errorMessage'} className={css.error}>
        <CircleAlert {...icon.xs} className={css.errorIcon} />
        <span>{props.errorMessage}</span>
      </Text>
    );
  }
  return (
    <Text id={id} slot={id ? undefined : 'description'} className={css.description}>
      {props.description}
    </Text>
  );
}

export interface FieldControlProps extends Pick<
  FieldProps,
  'isInvalid' | 'isDisabled' | 'errorMessage'
> {
  isReadOnly?: boolean;
  isTall?: boolean;
  size?: FieldSize;
  children: ReactNode;
}

/** The plate around an input. A press beside the input (on a unit, on an icon) focuses the input, as on a real one. */
export function FieldControl({ children, isTall, size, ...props }: FieldControlProps) {
  return (
    <div
      className={css.control({ size, isTall })}
      data-invalid={isFieldInvalid(props) || undefined}
      data-disabled={props.isDisabled || undefined}
      data-readonly={props.isReadOnly || undefined}
      onPointerDown={focusInput}
    >
      {children}
    </div>
  );
}

function focusInput(event: PointerEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('input, textarea, button, a')) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
}
