import { CircleAlert } from 'lucide-react';
import type { PointerEvent, ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { isFieldInvalid, type FieldProps, type FieldSize } from './field-props';
import * as css from './field.css';
import { useIsLocked } from './form-lock';
import { icon } from './icon-size';

export interface FieldLabelProps extends Pick<FieldProps, 'label' | 'labelAction' | 'isRequired'> {
  /** With it or `htmlFor` it is a plain element. react-aria's fields pass these to their labels. */
  id?: string;
  htmlFor?: string;
  onClick?: () => void;
  /** `span` where the control is not an input, and `for` would point nowhere. @default 'label' */
  elementType?: 'label' | 'span';
}

/** The asterisk is for eyes only: screen readers get `aria-required`. */
export function RequiredMark() {
  return (
    <span aria-hidden className={css.asterisk}>
      {'\u00A0*'}
    </span>
  );
}

export function FieldLabel({
  label,
  labelAction,
  isRequired,
  id,
  htmlFor,
  onClick,
  elementType: Element = 'label',
}: FieldLabelProps) {
  if (!label) return null;
  const content = (
    <>
      {label}
      {isRequired && <RequiredMark />}
    </>
  );
  const isPlain = id !== undefined || htmlFor !== undefined;
  const text = isPlain ? (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for a pointer what Tab is for keys
    <Element
      {...(Element === 'label' ? { htmlFor } : {})}
      id={id}
      onClick={onClick}
      className={css.label}
    >
      {content}
    </Element>
  ) : (
    <Label elementType={Element} onClick={onClick} className={css.label}>
      {content}
    </Label>
  );
  if (!labelAction) return text;
  return (
    <div className={css.labelRow}>
      {text}
      {labelAction}
    </div>
  );
}

export interface FieldMessageProps extends Pick<
  FieldProps,
  'description' | 'errorMessage' | 'isInvalid'
> {
  /** Id of a plain element that describes itself. Fields of react-aria receive theirs. */
  id?: string;
}

/** Hint or error. The hint's element stays when empty: react-aria checks only once for a description, and would not announce a later hint. */
export function FieldMessage({ id, ...props }: FieldMessageProps) {
  const isError = isFieldInvalid(props) && Boolean(props.errorMessage);
  const className = isError ? css.error : css.description;
  const content = isError ? (
    <>
      <CircleAlert {...icon.xs} className={css.errorIcon} />
      <span>{props.errorMessage}</span>
    </>
  ) : (
    props.description
  );
  if (id !== undefined) {
    return (
      <span id={id} className={className}>
        {content}
      </span>
    );
  }
  return (
    <Text slot={isError ? 'errorMessage' : 'description'} className={className}>
      {content}
    </Text>
  );
}

export interface FieldFooterProps {
  counter: string | undefined;
  counterId: string;
  children: ReactNode;
}

export function FieldFooter({ counter, counterId, children }: FieldFooterProps) {
  if (!counter) return children;
  return (
    <div className={css.footer}>
      {children}
      <span id={counterId} className={css.counter}>
        {counter}
      </span>
    </div>
  );
}

export interface FieldControlProps extends Pick<
  FieldProps,
  'isInvalid' | 'isDisabled' | 'errorMessage'
> {
  isReadOnly?: boolean;
  isTall?: boolean;
  size?: FieldSize;
  /** Element that a list is positioned next to. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The box around an input. A press next to the input, on a unit or an icon, focuses it. */
export function FieldControl({ ref, children, isTall, size, ...props }: FieldControlProps) {
  const isLocked = useIsLocked(props.isDisabled);
  return (
    <div
      ref={ref}
      className={css.control({ size, isTall })}
      data-invalid={isFieldInvalid(props) || undefined}
      data-disabled={isLocked || undefined}
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
