import type { KeyboardEvent } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import { mergeRefs, useInputMask } from '../../private/input-mask';
import { TextField } from '../TextField/TextField';
import * as css from './PhoneField.css';
import { fromE164, groupPhone, phoneMask, toE164 } from './phone-text';

export interface PhoneFieldProps extends Omit<InputFieldProps, 'placeholder'> {
  /** E.164 (`+998901234567`), or an empty string. */
  value: string | null | undefined;
  /** Called with the number in E.164; `+99890` while it is incomplete, more digits than it may have if more were typed, `''` if empty. */
  onChange: (value: string) => void;
}

/**
 * A field for a phone number: `90 123 45 67` is grouped behind `+998` as the user types, a `+` begins a number of another country, and a
 * pasted number is cleaned. The form checks that it is complete, not too long, and of a country that it accepts.
 */
export function PhoneField({ ref, value, onChange, onKeyDown, ...props }: PhoneFieldProps) {
  const shown = groupPhone(fromE164(value));
  const mask = useInputMask(phoneMask, shown, (digits) => onChange(toE164(digits)));
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      type="tel"
      placeholder="90 123 45 67"
      prefix={shown.startsWith('+') ? undefined : <span className={css.countryCode}>+998</span>}
      value={shown}
      onChange={mask.onChange}
      onKeyDown={(event: KeyboardEvent) => {
        mask.onKeyDown(event);
        onKeyDown?.(event);
      }}
    />
  );
}
