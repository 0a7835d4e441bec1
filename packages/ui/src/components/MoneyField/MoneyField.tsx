import type { KeyboardEvent, ReactNode } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import { mergeRefs, useInputMask } from '../../private/input-mask';
import { warnOnce } from '../../private/warn-once';
import { TextField } from '../TextField/TextField';
import { amountMask, digitsOf, groupDigits, tooLarge } from './group-digits';

export interface MoneyFieldProps extends InputFieldProps {
  /** A whole amount of the currency, below 10^15, or `null` if empty. */
  value: number | null | undefined;
  /** Called with the amount as a whole number, or `null` if empty. */
  onChange: (value: number | null) => void;
  /** On the right: «сум», «у.е.». */
  unit?: ReactNode;
}

/** A field for a whole amount of money. Digits are grouped as the user types; points, commas and text of a pasted amount are removed. */
export function MoneyField({ ref, value, onChange, unit, onKeyDown, ...props }: MoneyFieldProps) {
  if (import.meta.env.DEV && typeof value === 'number' && value >= tooLarge)
    warnOnce(
      'MoneyField',
      `${String(value)} has more than 15 digits and is shown as an empty field: give a whole amount below 10^15.`,
    );
  const shown = groupDigits(digitsOf(value));
  const mask = useInputMask(amountMask, shown, (digits) =>
    onChange(digits === '' ? null : Number(digits)),
  );
  return (
    <TextField
      autoComplete="off"
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      inputMode="numeric"
      suffix={unit}
      value={shown}
      onChange={mask.onChange}
      onKeyDown={(event: KeyboardEvent) => {
        mask.onKeyDown(event);
        onKeyDown?.(event);
      }}
    />
  );
}
