import type { KeyboardEvent } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import { mergeRefs, useInputMask } from '../../private/input-mask';
import { TextField } from '../TextField/TextField';
import * as css from './PhoneField.css';
import { fromE164, groupNational, phoneMask, toE164 } from './uzbek-phone';

export interface PhoneFieldProps extends Omit<InputFieldProps, 'placeholder'> {
  /** E.164 (`+998901234567`), or an empty string. */
  value: string | null | undefined;
  /** Called with the number in E.164; `+99890` while it is incomplete, `''` if empty. */
  onChange: (value: string) => void;
}

/**
 * A field for an Uzbek phone number: `+998` is fixed, `90 123 45 67` is grouped as the user types, and a pasted number is
 * cleaned. The form checks that it is complete.
 */
export function PhoneField({ ref, value, onChange, onKeyDown, ...props }: PhoneFieldProps) {
  const shown = groupNational(fromE164(value));
  const mask = useInputMask(phoneMask, shown, (digits) => onChange(toE164(digits)));
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      type="tel"
      placeholder="90 123 45 67"
      prefix={<span className={css.countryCode}>+998</span>}
      value={shown}
      onChange={mask.onChange}
      onKeyDown={(event: KeyboardEvent) => {
        mask.onKeyDown(event);
        onKeyDown?.(event);
      }}
    />
  );
}
