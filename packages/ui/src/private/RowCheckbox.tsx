import { Check } from 'lucide-react';
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css';
import * as choice from './choice.css';

export interface RowCheckboxProps {
  /** What it chooses: «Выбрать Chevrolet Tracker». */
  'aria-label': string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/**
 * The box of a row: a `Checkbox` without words, errors and a form. Of these a table mounts hundreds, and the browser's own
 * costs a tenth.
 */
export function RowCheckbox({ 'aria-label': label, isSelected, onChange }: RowCheckboxProps) {
  return (
    <label className={choice.row} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        className={hidden}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={choice.box}>
        {isSelected && <Check size={13} strokeWidth={3} aria-hidden />}
      </span>
    </label>
  );
}
