import { Clock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { InputFieldProps } from '../../private/field-props';
import * as field from '../../private/field.css';
import { icon } from '../../private/icon-size';
import { mergeRefs, useInputMask } from '../../private/input-mask';
import { insertedText } from '../../private/inserted-text';
import { TextField } from '../TextField/TextField';
import { completeTime, timeMask, timeText } from './time-text';

export interface TimeFieldProps extends InputFieldProps {
  /** `HH:MM`, 24 hours; an empty string is no time. While typing it can be incomplete (`09:3`); a text that is no time stays as typed. */
  value: string | null | undefined;
  /** Called at each digit, and with the completed time on blur or Enter. */
  onChange: (value: string) => void;
}

/** A field for a time. The colon is added automatically; on blur or Enter `9` becomes `09:00`. */
export function TimeField({ ref, value, onChange, onBlur, onKeyDown, ...props }: TimeFieldProps) {
  const shown = timeText(value ?? '');
  const mask = useInputMask(
    timeMask,
    shown,
    (digits) => onChange(timeMask.format(digits)),
    (raw) => onChange(insertedText(shown, raw).length > 1 ? completeTime(raw) : raw),
  );
  const complete = () => {
    const completed = completeTime(shown);
    if (completed !== shown) onChange(completed);
  };
  return (
    <TextField
      autoComplete="off"
      placeholder="09:00"
      {...props}
      ref={mergeRefs(mask.inputRef, ref)}
      inputMode="numeric"
      suffix={<Clock {...icon.sm} className={field.glyph} />}
      value={shown}
      onChange={mask.onChange}
      onBlur={(event) => {
        complete();
        onBlur?.(event);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        mask.onKeyDown(event);
        // Before Enter submits the form.
        if (event.key === 'Enter') complete();
        onKeyDown?.(event);
      }}
    />
  );
}
