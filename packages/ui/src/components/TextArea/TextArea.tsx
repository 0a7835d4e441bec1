import { useId, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldControl, FieldFooter, FieldLabel, FieldMessage } from '../../private/FieldShell';
import { useComposedText } from '../../private/use-composed-text';
import { useTextLimit } from '../../private/use-text-limit';
import { usePausedText } from '../../private/use-paused-text';
import { vars } from '../../theme/contract.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as css from './TextArea.css';

export interface TextAreaProps extends Omit<InputFieldProps<HTMLTextAreaElement>, 'size'> {
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called at each letter. */
  onChange?: (value: string) => void;
  /** Maximum length in UTF-16 units, as `maxLength` of the API. A longer text is kept, and is an error. @default no limit */
  maxLength?: number;
  /** Number of lines at first; it grows with the text. @default 4 */
  rows?: number;
  /**
   * «248 из 4 000», below on the right, formatted by the page. It is part of the description, and is announced when the user
   * stops typing.
   */
  counter?: string;
  /** Spell checking by the browser. @default 'true' */
  spellCheck?: 'true' | 'false';
}

/** A field for several lines of text. */
export function TextArea({
  ref,
  label,
  labelAction,
  description,
  placeholder,
  rows = 4,
  counter: ownCounter,
  value,
  onChange,
  maxLength,
  errorMessage: outerMessage,
  ...props
}: TextAreaProps) {
  const { isDisabled, isReadOnly, isRequired } = props;
  const area = useObjectRef(ref);
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const text = useComposedText(value, (typed) => {
    setOwn(typed);
    onChange?.(typed);
  });
  const limit = useTextLimit({
    text: value ?? own,
    maxLength,
    errorMessage: outerMessage,
    isInvalid: props.isInvalid,
  });
  const { errorMessage } = limit;
  const counter = ownCounter ?? limit.counter;
  const isInvalid = isFieldInvalid(limit);
  const counterId = useId();
  const paused = usePausedText(counter, area);
  const lines = rows >= 1 ? rows : 1;
  return (
    <AriaTextField
      {...props}
      aria-describedby={counter ? counterId : undefined}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel label={label} labelAction={labelAction} isRequired={isRequired} />
      <FieldControl isTall isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
        <AriaTextArea
          {...text}
          ref={area}
          rows={rows}
          placeholder={placeholder}
          className={css.area}
          // `rows` has no effect on a field that grows with its text.
          style={{ minHeight: `calc(${String(lines)}lh + 2 * ${vars.space['2.5']})` }}
        />
      </FieldControl>
      <FieldFooter counter={counter} counterId={counterId}>
        <FieldMessage description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      </FieldFooter>
      {counter && <VisuallyHidden role="status">{paused}</VisuallyHidden>}
    </AriaTextField>
  );
}
