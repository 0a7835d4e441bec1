import type { ReactNode } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import { mergeRefs } from '../../private/input-mask';
import { useNumberInput } from '../../private/use-number-input';
import { warnOnce } from '../../private/warn-once';
import { TextField } from '../TextField/TextField';
import { amountMask, digitsOf, tooLarge } from './group-digits';

export interface MoneyFieldProps extends InputFieldProps {
  /** A whole amount of the currency, below 10^15, `null` if empty, or `NaN` while the text is no amount. */
  value: number | null | undefined;
  /** Called with the amount as a whole number, `null` if empty, or `NaN` if the text is no amount; the field says why. */
  onChange: (value: number | null) => void;
  /** On the right: «сум», «у.е.». */
  unit?: ReactNode;
}

/** A field for a whole amount of money. Digits are grouped as the user types; `1.450.000 сум`, `$18,100.00` and `145 млн` are understood. */
export function MoneyField({ ref, value, onChange, unit, ...props }: MoneyFieldProps) {
  if (import.meta.env.DEV && typeof value === 'number' && value >= tooLarge)
    warnOnce(
      'MoneyField',
      `${String(value)} has more than 15 digits and is shown as an empty field: give a whole amount below 10^15.`,
    );
  const input = useNumberInput({
    ...props,
    value,
    onChange,
    format: {},
    mask: amountMask,
    textOf: digitsOf,
  });
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...input.fieldProps}
      ref={mergeRefs(input.inputRef, ref)}
      inputMode="numeric"
      suffix={unit}
    />
  );
}
