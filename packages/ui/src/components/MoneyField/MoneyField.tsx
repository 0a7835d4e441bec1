import type { KeyboardEvent, ReactNode } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import { mergeRefs, useInputMask } from '../../private/input-mask';
import { warnOnce } from '../../private/warn-once';
import { TextField } from '../TextField/TextField';
import { amountMask, digitsOf, groupDigits, tooLarge } from './group-digits';

export interface MoneyFieldProps extends InputFieldProps {
  /** A whole amount of the currency, below 10^15, or null when empty. */
  value: number | null | undefined;
  /** Called with the whole amount, or null when emptied. */
  onChange: (value: number | null) => void;
  /** At the right end: «сум», «у.е.». */
  unit?: ReactNode;
}

/**
 * A whole amount of money: digits group while typing and the caret stays beside its digit; points, commas and words of a
 * pasted amount fall away.
 */
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
