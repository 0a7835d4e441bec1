import * as css from '@karvon/ui/css/code-field';
import { useCodeInput } from '@karvon/ui/internal/use-code-input';
import { mergeRefs } from '@karvon/ui/internal/input-mask';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeField, type NativeFieldProps } from './NativeField';

const length = 6;

export interface NativeCodeFieldProps extends Omit<NativeFieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
  /** Called once when the sixth digit is present: typed, pasted or filled in by the phone. */
  onComplete: (code: string) => void;
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Six boxes on screen, and one input for the keyboard and screen readers. */
export function NativeCodeField({
  value,
  onChange,
  onComplete,
  isReadOnly = false,
  ref,
  ...props
}: NativeCodeFieldProps) {
  const code = useCodeInput({ value, length, isLocked: isReadOnly, onChange, onComplete });
  const { t } = useTranslation('common');
  const errorMessage =
    code.problem === undefined ? props.errorMessage : t(`codeProblem.${code.problem}`);
  const isInvalid = errorMessage !== undefined;
  return (
    <NativeField {...props} errorMessage={errorMessage}>
      {(input) => (
        <div className={css.cells}>
          <input
            {...input}
            {...code.inputProps}
            ref={mergeRefs(code.inputRef, ref)}
            className={css.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={isReadOnly}
          />
          {Array.from({ length }, (_, at) => (
            <span
              key={at}
              aria-hidden
              className={css.cell}
              data-current={at === code.current || undefined}
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
