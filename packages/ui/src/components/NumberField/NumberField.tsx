import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import { mergeRefs, useInputMask } from '../../private/input-mask';
import { warnOnce } from '../../private/warn-once';
import { TextField } from '../TextField/TextField';
import { largest, numberMask, numberText, parseNumber } from './number-text';

export interface NumberFieldProps extends InputFieldProps {
  /** `null` if empty. */
  value: number | null | undefined;
  /** Called with the number, also outside the limits, or `null` if empty. */
  onChange: (value: number | null) => void;
  /** On the right: «км», «л.с.». */
  unit?: ReactNode;
  /** Number of decimals. @default 0 */
  fractionDigits?: number;
  /** Groups thousands: `24 500`. Set to false for years and codes. @default true */
  isGrouped?: boolean;
  /** How much an arrow key adds or subtracts. @default 1 */
  step?: number;
  /** Limits arrow keys, not typing, so that the user sees the error. @default no limit */
  minValue?: number;
  /** Limits arrow keys, not typing. @default no limit */
  maxValue?: number;
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
  onKeyDown,
  onBlur,
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
  // What is typed can be no number yet (`-`, `1,`): it is shown as long as it means the value.
  const [draft, setDraft] = useState<string | null>(null);
  const shape = numberMask({ fractionDigits, isGrouped });
  const isDraftCurrent = draft !== null && parseNumber(draft) === (value ?? null);
  const shown = shape.format(isDraftCurrent ? draft : numberText(value, fractionDigits));
  const mask = useInputMask(shape, shown, (clean) => {
    setDraft(clean);
    onChange(parseNumber(clean));
  });
  const stepBy = (change: number) => {
    const [low, high] = [Math.max(minValue, -largest), Math.min(maxValue, largest)];
    const next = Math.min(high, Math.max(low, (value ?? 0) + change));
    onChange(parseNumber(numberText(next, fractionDigits)));
  };
  return (
    <TextField
      autoComplete="off"
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
      suffix={unit}
      value={shown}
      onChange={mask.onChange}
      onBlur={(event) => {
        setDraft(null);
        onBlur?.(event);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        mask.onKeyDown(event);
        onKeyDown?.(event);
        if (props.isReadOnly || props.isDisabled) return;
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      }}
    />
  );
}
