import type { ReactNode } from 'react';
import * as css from './calculator.css';
import { group } from './live/calculators';

export interface FigureFieldProps {
  name: string;
  label: ReactNode;
  unit: string;
  sample: number;
}

/** A whole number in groups of three; `landing-live` listens to it, React only renders it. */
export function FigureField({ name, label, unit, sample }: FigureFieldProps) {
  return (
    <label className={css.field}>
      <span className={css.label}>{label}</span>
      <span className={css.box}>
        <input
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          defaultValue={group(sample)}
        />
        <span className={css.suffix}>{unit}</span>
      </span>
    </label>
  );
}

/** A figure that `landing-live` writes: React renders what the samples make, once. */
export const Out = ({ name, value }: { name: string; value: number }) => (
  <span data-out={name} suppressHydrationWarning>
    {group(value)}
  </span>
);
