import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldControl, FieldLabel, FieldMessage } from '../../private/FieldShell';
import { warnOnce } from '../../private/warn-once';
import * as css from './TextField.css';

export interface TextFieldProps extends InputFieldProps {
  /** The text. With it the field is controlled. */
  value?: string;
  /** Text of the first render of an uncontrolled field. */
  defaultValue?: string;
  /** Called with the text at every change. */
  onChange?: (value: string) => void;
  /** What is written: it chooses a phone's keyboard and what the browser offers. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password';
  /** Which keyboard a phone shows, where `type` does not say it. @default that of `type` */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Longest text in UTF-16 units, as the contract's `maxLength`. @default no limit */
  maxLength?: number;
  /** Whether the browser marks misspelt words. @default 'true' for text, as browsers do */
  spellCheck?: 'true' | 'false';
  /** Before the text: an icon of 16 px or a fixed beginning. */
  prefix?: ReactNode;
  /** After the text: a unit, an icon or a small button. */
  suffix?: ReactNode;
}

/**
 * One line of text with its label, hint and error. A plain input: forms have dozens, and it needs no more of react-aria than its words.
 *
 * Not for phones, money, codes, numbers or passwords: `PhoneField`, `MoneyField`, `CodeField`, `NumberField` and
 * `PasswordField` clean what is typed and bring the right keyboard.
 */
export function TextField({
  label,
  labelAction,
  description,
  errorMessage,
  isInvalid: isWrong,
  isRequired,
  isDisabled,
  isReadOnly,
  prefix,
  suffix,
  size,
  id,
  type = 'text',
  onChange,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const isInvalid = isFieldInvalid({ isInvalid: isWrong, errorMessage });
  const isDescribed = Boolean(description) || (isInvalid && Boolean(errorMessage));
  if (import.meta.env.DEV && !label && !props['aria-label'])
    warnOnce('TextField', 'It has no name for readers: give `label` or `aria-label`.');
  return (
    <div className={field.field}>
      <FieldLabel
        htmlFor={inputId}
        label={label}
        labelAction={labelAction}
        isRequired={isRequired}
      />
      <FieldControl
        size={size}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      >
        {prefix != null && <span className={css.prefix}>{prefix}</span>}
        <input
          {...props}
          id={inputId}
          type={type}
          disabled={isDisabled}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isDescribed ? messageId : undefined}
          className={field.input}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {suffix != null && <span className={field.adornment}>{suffix}</span>}
      </FieldControl>
      <FieldMessage
        id={messageId}
        description={description}
        errorMessage={errorMessage}
        isInvalid={isInvalid}
      />
    </div>
  );
}
