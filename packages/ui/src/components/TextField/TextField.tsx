import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldControl, FieldFooter, FieldLabel, FieldMessage } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';
import { useComposedText } from '../../private/use-composed-text';
import { useTextLimit } from '../../private/use-text-limit';
import { warnOnce } from '../../private/warn-once';
import type { Without } from '../../private/without';
import * as css from './TextField.css';

interface CommonProps extends InputFieldProps {
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the text on every change. */
  onChange?: (value: string) => void;
  /** Maximum length in UTF-16 units, as `maxLength` of the API. A longer text is kept, and is an error. @default no limit */
  maxLength?: number;
}

interface TextOnly {
  /** The keyboard of a phone, if `type` does not set it. @default that of `type` */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Spell checking by the browser. @default 'true' for text, as browsers do */
  spellCheck?: 'true' | 'false';
  /** Before the text: a 16 px icon or fixed text. */
  prefix?: ReactNode;
  /** After the text: a unit, an icon or a small button. */
  suffix?: ReactNode;
}

interface PasswordOnly {
  /** With `type="password"`: name of the button while the password is hidden, «Показать пароль». */
  showLabel: string;
  /** With `type="password"`: name of the button while the password is shown, «Скрыть пароль». */
  hideLabel: string;
}

interface Kind<Type> {
  /**
   * Kind of text: it sets the keyboard of a phone and autofill. `password` hides the text and has a button that shows it.
   * @default 'text'
   */
  type?: Type;
}

type PlainKind = Kind<'text' | 'email' | 'url' | 'tel' | 'search'>;
interface PlainProps extends CommonProps, PlainKind, TextOnly, Without<PasswordOnly> {}

type PasswordKind = Required<Kind<'password'>>;
interface PasswordProps extends CommonProps, PasswordKind, PasswordOnly, Without<TextOnly> {}

export type TextFieldProps = PlainProps | PasswordProps;

/**
 * A field for one line of text or a password, with a label, a hint and an error message. For phones, money, codes or numbers use
 * `PhoneField`, `MoneyField`, `CodeField` and `NumberField`.
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
  spellCheck,
  showLabel,
  hideLabel,
  value,
  onChange,
  maxLength,
  ...props
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  const isPassword = type === 'password';
  const [isShown, setShown] = useState(false);
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
          autoComplete={isPassword ? 'current-password' : undefined}
          {...props}
          id={inputId}
          type={isShown ? 'text' : type}
          spellCheck={isPassword ? 'false' : spellCheck}
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
        {isPassword && (
          <span className={field.adornment}>
            <Button
              // Opts out of the field's context, which would make it the field's own button.
              slot={null}
              className={field.inlineButton}
              aria-label={isShown ? hideLabel : showLabel}
              isDisabled={isDisabled}
              onPress={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff {...icon.md} /> : <Eye {...icon.md} />}
            </Button>
          </span>
        )}
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
