import * as css from './row-checkbox.css';

export interface RowCheckboxProps {
  /** Name of the checkbox: «Выбрать Chevrolet Tracker». */
  'aria-label': string;
  isSelected: boolean;
  /** Some, not all, of what it represents. @default never */
  isIndeterminate?: boolean;
  /** @default false */
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A `Checkbox` for table rows without text, errors or form. A table mounts hundreds, so it is one native element. */
export function RowCheckbox({
  'aria-label': label,
  isSelected,
  isIndeterminate,
  isDisabled,
  onChange,
}: RowCheckboxProps) {
  // `indeterminate` has no attribute.
  const showSome = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = isIndeterminate ?? false;
  };
  return (
    <input
      ref={isIndeterminate === undefined ? undefined : showSome}
      type="checkbox"
      disabled={isDisabled}
      aria-label={label}
      checked={isSelected}
      className={css.box}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
