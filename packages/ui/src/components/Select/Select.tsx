import type { OptionValue } from '../../private/option';
import { PickerField, type PickerProps } from '../../private/PickerField';

export type { Option } from '../../private/option';

export interface SelectProps<Value extends OptionValue> extends PickerProps<Value> {
  /** Null while nothing is chosen. A value that is not among the options shows the placeholder. */
  value: Value | null | undefined;
  /** Called when another one is chosen; not for the one that is chosen already. */
  onChange: (value: Value) => void;
}

/**
 * One of a known list: year, owners, region. A list that a server filters (brands, models) is a `ComboBox`, four short
 * choices are a `SegmentedControl`.
 */
export function Select<Value extends OptionValue>({
  value,
  onChange,
  ...props
}: SelectProps<Value>) {
  const chosen = props.options.find((option) => option.value === value);
  return (
    <PickerField
      {...props}
      selectionMode="single"
      selected={chosen ? [chosen.value] : []}
      summary={chosen?.label ?? ''}
      onSelect={([next]) => {
        if (next !== undefined && next !== value) onChange(next);
      }}
    />
  );
}
