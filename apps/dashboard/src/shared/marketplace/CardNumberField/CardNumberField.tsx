import type { KeyboardEvent, ReactNode } from 'react';
import type { InputFieldProps } from '@karvon/ui/internal/field-props';
import { mergeRefs, useInputMask } from '@karvon/ui/internal/input-mask';
import { TextField } from '@karvon/ui/TextField';
import { cardDigits, cardNumberMask, groupCardNumber } from './card-number';

export interface CardNumberFieldProps extends Omit<InputFieldProps, 'placeholder' | 'name'> {
  /** Digits without spaces, or an empty string. */
  value: string;
  /** Called with the digits typed so far, `''` when empty; more than 16 are kept for the form to reject. */
  onChange: (digits: string) => void;
  /** After the number: the card system. @default none */
  suffix?: ReactNode;
}

/**
 * A field for a bank card number, grouped in fours as the user types or pastes. The form checks it with `isCardNumber` from
 * `@karvon/ui/card-number`. The input has no name, so it is not part of a form submission.
 */
export function CardNumberField({
  ref,
  value,
  onChange,
  onKeyDown,
  ...props
}: CardNumberFieldProps) {
  const shown = groupCardNumber(value);
  const mask = useInputMask(cardNumberMask, shown, (digits) => onChange(cardDigits(digits)));
  return (
    <TextField
      autoComplete="cc-number"
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      type="tel"
      placeholder="8600 0000 0000 0000"
      value={shown}
      onChange={mask.onChange}
      onKeyDown={(event: KeyboardEvent) => {
        mask.onKeyDown(event);
        onKeyDown?.(event);
      }}
    />
  );
}
