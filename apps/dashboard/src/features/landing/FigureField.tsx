import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './calculator.css';
import { group, signed } from './live/calculators';

export interface FigureFieldProps {
  name: string;
  label: ReactNode;
  unit: string;
  sample: number;
}

/** A field of a calculator. `landing-live` groups its digits. */
export function FigureField({ name, label, unit, sample }: FigureFieldProps) {
  const id = useId();
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
          aria-describedby={id}
          suppressHydrationWarning
        />
        <span className={css.suffix}>{unit}</span>
      </span>
      <FigureProblem id={id} />
    </label>
  );
}

export function FigureProblem({ id, isOnBand = false }: { id: string; isOnBand?: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <span
      id={id}
      className={isOnBand ? css.problemOnBand : css.problem}
      hidden
      suppressHydrationWarning
    >
      {t('wholeNumber')}
    </span>
  );
}

/** A result, rendered with the sample values. `landing-live` updates it. */
export const Out = ({
  name,
  value,
  sign,
}: {
  name: string;
  value: number;
  /** Sign before any value but zero. */
  sign?: string;
}) => (
  <span data-out={name} data-sign={sign} suppressHydrationWarning>
    {signed(value, sign)}
  </span>
);
