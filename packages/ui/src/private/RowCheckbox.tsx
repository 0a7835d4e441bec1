import { Check, Minus } from 'lucide-react';
import { hidden } from '../components/VisuallyHidden/VisuallyHidden.css';
import * as choice from './choice.css';

export interface RowCheckboxProps {
  /** What it chooses: «Выбрать Chevrolet Tracker». */
  'aria-label': string;
  isSelected: boolean;
  /** Some, not all, of what it stands for. @default false */
  isIndeterminate?: boolean;
  /** @default false */
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

const glyph = { size: 13, strokeWidth: 3, 'aria-hidden': true } as const;

/**
 * The box of a row: a `Checkbox` without words, errors and a form. Of these a table mounts hundreds, and the browser's own
 * costs a tenth.
 */
export function RowCheckbox({
  'aria-label': label,
  isSelected,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
}: RowCheckboxProps) {
  return (
    <label
      className={choice.row}
      data-selected={isSelected || undefined}
      data-indeterminate={isIndeterminate || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        ref={(box) => {
          // There is no attribute for it.
          if (box) box.indeterminate = isIndeterminate;
        }}
        type="checkbox"
        disabled={isDisabled}
        aria-label={label}
        checked={isSelected}
        className={hidden}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={choice.box}>
        {isIndeterminate ? <Minus {...glyph} /> : isSelected && <Check {...glyph} />}
      </span>
    </label>
  );
}
