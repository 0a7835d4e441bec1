import type { ReactNode } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import { mergeRefs } from '../../private/input-mask';
import { useNumberInput } from '../../private/use-number-input';
import { warnOnce } from '../../private/warn-once';
import { TextField } from '../TextField/TextField';
import { largest, numberMask, numberText } from './number-text';

export interface NumberFieldProps extends InputFieldProps {
  /** `null` if empty, `NaN` while the text is no number. */
  value: number | null | undefined;
  /** Called with the number, also outside the limits, `null` if empty, or `NaN` if the text is no number; the field says why. */
  onChange: (value: number | null) => void;
  /** On the right: «км», «л.с.». */
  unit?: ReactNode;
  /** Number of decimals. @default 0 */
  fractionDigits?: number;
  /** Groups thousands: `24 500`. Set to false for years and codes. @default true */
  isGrouped?: boolean;
  /** Amount that an arrow key adds or subtracts. @default 1 */
  step?: number;
  /** Limits arrow keys, not typing, so that the user sees the error. From 0 on, a minus is no number. @default no limit */
  minValue?: number;
  /** Limits arrow keys, not typing. @default no limit */
  maxValue?: number;
  /** Takes a text that holds more than this number, such as both degrees of a place. Return true if it did. @default none */
  onText?: (text: string) => boolean;
}

/** A field for a number with a unit. For money use `MoneyField`, for one of a few numbers a `Select`. */
export function NumberField({
  ref,
  value,
  onChange,
  unit,
  fractionDigits = 0,
  isGrouped = true,
  step = 1,
  minValue = -Infinity,
  maxValue = Infinity,
  onText,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  if (import.meta.env.DEV && !(minValue <= maxValue))
    warnOnce(
      'NumberField',
      `Nothing lies between ${String(minValue)} and ${String(maxValue)}: give the lesser as \`minValue\`.`,
    );
  if (import.meta.env.DEV && typeof value === 'number' && Math.abs(value) > largest)
    warnOnce(
      'NumberField',
      `${String(value)} has more than 15 digits and is shown as an empty field: give a number between -10^15 and 10^15.`,
    );
  const input = useNumberInput({
    ...props,
    value,
    onChange,
    onText,
    format: { fractionDigits, isSigned: minValue < 0 },
    mask: numberMask({ fractionDigits, isGrouped }),
    textOf: (stored) => numberText(stored, fractionDigits),
    onKeyDown: (event) => {
      onKeyDown?.(event);
      if (props.isReadOnly || props.isDisabled || input.hasProblem) return;
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      stepBy(event.key === 'ArrowUp' ? step : -step);
    },
  });
  const stepBy = (change: number) => {
    const [low, high] = [Math.max(minValue, -largest), Math.min(maxValue, largest)];
    const next = Math.min(high, Math.max(low, (value ?? 0) + change));
    const factor = 10 ** fractionDigits;
    onChange(Math.round(next * factor) / factor);
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...input.fieldProps}
      ref={mergeRefs(input.inputRef, ref)}
      inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
      suffix={unit}
    />
  );
}
