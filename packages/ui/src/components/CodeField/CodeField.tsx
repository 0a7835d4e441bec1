import { useRef, type ClipboardEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import { useIsLocked } from '../../private/form-lock';
import { mergeRefs } from '../../private/input-mask';
import * as css from './CodeField.css';

export interface CodeFieldProps extends Omit<
  InputFieldProps,
  'placeholder' | 'size' | 'autoComplete'
> {
  /** The digits so far. */
  value: string;
  /** Called with digits only, `length` at most. */
  onChange: (value: string) => void;
  /** Called once with the full code when its last digit is typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
  /** Number of digits. @default 6 */
  length?: number;
}

/** A field for a code from an SMS: one input, shown as one cell per digit. */
export function CodeField({
  ref,
  label,
  labelAction,
  description,
  errorMessage,
  value,
  onChange,
  onComplete,
  length = 6,
  ...props
}: CodeFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const isLocked = useIsLocked(props.isDisabled);
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  const current = Math.min(value.length, length - 1);
  const change = (raw: string) => {
    const code = raw.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  // The caret is not rendered, so it must be where the next digit is shown.
  const toEnd = () => {
    const input = inputRef.current;
    if (input && input.selectionStart === input.selectionEnd) {
      input.setSelectionRange(value.length, value.length);
    }
  };
  // A pasted code is the whole code, whatever was there before.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!isLocked && !props.isReadOnly) change(event.clipboardData.getData('text'));
  };
  return (
    <AriaTextField
      {...props}
      isDisabled={isLocked}
      value={value}
      onChange={change}
      inputMode="numeric"
      autoComplete="one-time-code"
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel label={label} labelAction={labelAction} isRequired={props.isRequired} />
      <div className={css.cells}>
        <Input
          ref={mergeRefs(inputRef, ref)}
          className={css.input}
          onSelect={toEnd}
          onPaste={paste}
        />
        {Array.from({ length }, (_, at) => (
          <span
            key={at}
            aria-hidden
            className={css.cell}
            data-current={at === current || undefined}
            data-invalid={isInvalid || undefined}
            data-readonly={props.isReadOnly || undefined}
            data-disabled={isLocked || undefined}
          >
            {value[at]}
          </span>
        ))}
      </div>
      <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
