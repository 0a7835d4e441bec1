import * as css from '@karvon/ui/css/code-field';
import { useRef, type ClipboardEvent, type Ref } from 'react';
import { mergeRefs } from '@karvon/ui/input-mask';
import { NativeField, type NativeFieldProps } from './NativeField';

const length = 6;

export interface NativeCodeFieldProps extends Omit<NativeFieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Called once when the sixth digit is there: typed, pasted or filled in by the phone. */
  onComplete: (code: string) => void;
  /** @default false */
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Six boxes for eyes, one input for everything else. */
export function NativeCodeField({
  value,
  onChange,
  onComplete,
  isReadOnly = false,
  ref,
  ...props
}: NativeCodeFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const current = Math.min(value.length, length - 1);
  const isInvalid = props.errorMessage !== undefined;
  const change = (raw: string) => {
    if (isReadOnly) return;
    const code = raw.replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete(code);
  };
  // The caret is not rendered, so it must be where the next digit is shown.
  const toEnd = () => {
    const input = inputRef.current;
    if (input !== null && input.selectionStart === input.selectionEnd) {
      input.setSelectionRange(value.length, value.length);
    }
  };
  // A pasted code is the whole code, whatever was there before.
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    change(event.clipboardData.getData('text'));
  };
  return (
    <NativeField {...props}>
      {(input) => (
        <div className={css.cells}>
          <input
            {...input}
            ref={mergeRefs(inputRef, ref)}
            className={css.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={isReadOnly}
            value={value}
            onChange={(event) => change(event.target.value)}
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
            >
              {value[at]}
            </span>
          ))}
        </div>
      )}
    </NativeField>
  );
}
