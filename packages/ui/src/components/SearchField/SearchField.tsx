import { Search, X } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from 'react-aria-components/Button';
import { isFieldInvalid, type InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { FieldControl, FieldLabel, FieldMessage } from '../../private/FieldShell';
import { icon } from '../../private/icon-size';
import { useSettle, type Outcome } from '../../private/outcome';
import { useTextLimit } from '../../private/use-text-limit';
import { useComposedText } from '../../private/use-composed-text';

export interface SearchFieldProps extends Omit<
  InputFieldProps,
  'description' | 'errorMessage' | 'isInvalid' | 'isRequired' | 'labelAction'
> {
  /** The text (controlled). */
  value?: string;
  /** The initial text (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called at each letter; the page debounces requests. */
  onChange?: (value: string) => void;
  /** Called when Enter is pressed. */
  onSubmit?: (value: string) => Outcome;
  /** Called when the Clear button or Escape clears it. */
  onClear?: () => Outcome;
  /** Name of the Clear button: «Очистить». */
  clearLabel: string;
  /** Maximum length in UTF-16 units. A longer text is kept, and is an error. @default no limit */
  maxLength?: number;
}

/** A search field with a search icon and a Clear button; Escape clears it. */
export function SearchField({
  ref,
  label,
  size,
  clearLabel,
  value,
  defaultValue = '',
  onChange,
  onSubmit,
  onClear,
  onKeyDown,
  isDisabled,
  isReadOnly,
  maxLength,
  ...props
}: SearchFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const labelId = useId();
  const messageId = useId();
  const input = useObjectRef(ref);
  const settle = useSettle();
  const text = value ?? own;
  const change = (typed: string) => {
    setOwn(typed);
    onChange?.(typed);
  };
  const limit = useTextLimit({ text, maxLength });
  const isInvalid = isFieldInvalid(limit);
  const composed = useComposedText(text, change);
  const clear = () => {
    change('');
    settle(onClear?.());
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      settle(onSubmit(text));
    }
    // Escape in an empty field is handled by its container.
    if (event.key === 'Escape' && text !== '' && isReadOnly !== true) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  return (
    <div className={field.field}>
      <FieldLabel id={labelId} label={label} onClick={() => input.current?.focus()} />
      <FieldControl
        size={size}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      >
        <Search {...icon.sm} className={field.glyph} />
        <input
          {...props}
          ref={input}
          type="search"
          className={field.input}
          aria-labelledby={label === undefined ? undefined : labelId}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? messageId : undefined}
          disabled={isDisabled}
          readOnly={isReadOnly}
          {...composed}
          onKeyDown={press}
        />
        {text !== '' && (
          <Button
            className={field.inlineButton}
            aria-label={clearLabel}
            excludeFromTabOrder
            preventFocusOnPress
            isDisabled={isDisabled === true || isReadOnly === true}
            onPress={clear}
          >
            <X {...icon.sm} />
          </Button>
        )}
      </FieldControl>
      {isInvalid && <FieldMessage id={messageId} {...limit} />}
    </div>
  );
}
