import { useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldControl, FieldFooter, FieldLabel, FieldMessage } from '../../private/FieldShell';
import { useComposedText } from '../../private/use-composed-text';
import { useTextLimit } from '../../private/use-text-limit';
import { warnOnce } from '../../private/warn-once';
import * as css from './TextField.css';

export interface TextFieldProps extends InputFieldProps {
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the text on every change. */
  onChange?: (value: string) => void;
  /** Kind of text: it sets the keyboard of a phone and autofill. @default 'text' */
  type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password';
  /** The keyboard of a phone, if `type` does not set it. @default that of `type` */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Maximum length in UTF-16 units, as `maxLength` of the API. A longer text is kept, and is an error. @default no limit */
  maxLength?: number;
  /** Spell checking by the browser. @default 'true' for text, as browsers do */
  spellCheck?: 'true' | 'false';
  /** Before the text: a 16 px icon or fixed text. */
  prefix?: ReactNode;
  /** After the text: a unit, an icon or a small button. */
  suffix?: ReactNode;
}

/**
 * A field for one line of text, with a label, a hint and an error message. For phones, money, codes, numbers or passwords use
 * `PhoneField`, `MoneyField`, `CodeField`, `NumberField` and `PasswordField`.
 */
export function TextField({
  label,
  labelAction,
  description,
  errorMessage: outerMessage,
  isInvalid: isWrong,
  isRequired,
  isDisabled,
  isReadOnly,
  prefix,
  suffix,
  size,
  id,
  type = 'text',
  value,
  onChange,
  maxLength,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const text = useComposedText(value, (typed) => {
    setOwn(typed);
    onChange?.(typed);
  });
  const limit = useTextLimit({
    text: value ?? own,
    maxLength,
    errorMessage: outerMessage,
    isInvalid: isWrong,
  });
  const { counter, errorMessage } = limit;
  const counterId = `${inputId}-counter`;
  const isInvalid = isFieldInvalid(limit);
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
          aria-describedby={
            [isDescribed && messageId, counter && counterId].filter(Boolean).join(' ') || undefined
          }
          className={field.input}
          {...text}
        />
        {suffix != null && <span className={field.adornment}>{suffix}</span>}
      </FieldControl>
      <FieldFooter counter={counter} counterId={counterId}>
        <FieldMessage
          id={messageId}
          description={description}
          errorMessage={errorMessage}
          isInvalid={isInvalid}
        />
      </FieldFooter>
    </div>
  );
}
