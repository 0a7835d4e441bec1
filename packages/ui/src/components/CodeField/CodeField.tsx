import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { useFieldTexts } from '../../i18n/field-texts';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldLabel, FieldMessage } from '../../private/FieldShell';
import { useIsLocked } from '../../private/form-lock';
import { mergeRefs } from '../../private/input-mask';
import { useCodeInput } from '../../private/use-code-input';
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
  const isLocked = useIsLocked(props.isDisabled);
  const code = useCodeInput({
    value,
    length,
    isLocked: isLocked === true || props.isReadOnly === true,
    onChange,
    onComplete,
  });
  const texts = useFieldTexts().code;
  const message = code.problem === undefined ? errorMessage : texts[code.problem](length);
  const isInvalid =
    code.problem !== undefined || isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  return (
    <AriaTextField
      {...props}
      isDisabled={isLocked}
      inputMode="numeric"
      autoComplete="one-time-code"
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel label={label} labelAction={labelAction} isRequired={props.isRequired} />
      <div className={css.cells}>
        <Input {...code.inputProps} ref={mergeRefs(code.inputRef, ref)} className={css.input} />
        {Array.from({ length }, (_, at) => (
          <span
            key={at}
            aria-hidden
            className={css.cell}
            data-current={at === code.current || undefined}
            data-invalid={isInvalid || undefined}
            data-readonly={props.isReadOnly || undefined}
            data-disabled={isLocked || undefined}
          >
            {value[at]}
          </span>
        ))}
      </div>
      <FieldMessage description={description} errorMessage={message} isInvalid={isInvalid} />
    </AriaTextField>
  );
}
