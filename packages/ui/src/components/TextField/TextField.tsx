import type { HTMLAttributes, ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
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
  /** @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password';
  /** Which keyboard a phone shows, where `type` does not say it. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Longest text in UTF-16 units, as the contract's `maxLength`. */
  maxLength?: number;
  /** @default 'true' for text, as browsers do */
  spellCheck?: 'true' | 'false';
  /** Before the text: an icon of 16 px or a fixed beginning. */
  prefix?: ReactNode;
  /** After the text: a unit, an icon or a small button. */
  suffix?: ReactNode;
}

/**
 * One line of text with its label, hint and error.
 *
 * Not for phones, money, codes, numbers or passwords: `PhoneField`, `MoneyField`, `CodeField`, `NumberField` and
 * `PasswordField` clean what is typed and bring the right keyboard.
 */
export function TextField({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  placeholder,
  prefix,
  suffix,
  size,
  ...props
}: TextFieldProps) {
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  if (import.meta.env.DEV && !label && !props['aria-label'])
    warnOnce('TextField', 'It has no name for readers: give `label` or `aria-label`.');
  const { isDisabled, isReadOnly, isRequired } = props;
  return (
    <AriaTextField
      {...props}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel label={label} labelAction={labelAction} isRequired={isRequired} />
      <FieldControl
        size={size}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      >
        {prefix != null && <span className={css.prefix}>{prefix}</span>}
        <Input ref={ref} placeholder={placeholder} className={field.input} />
        {suffix != null && <span className={field.adornment}>{suffix}</span>}
      </FieldControl>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
