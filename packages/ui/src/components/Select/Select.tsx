import type { OptionValue } from '../../private/option';
import { PickerField, type PickerProps } from '../../private/PickerField';

export type { Option } from '../../private/option';

export interface SelectProps<Value extends OptionValue> extends PickerProps<Value> {
  /** `null` while nothing is selected. A value that is not an option shows the placeholder. */
  value: Value | null | undefined;
  /** Called when another option is selected, not for the current one. */
  onChange: (value: Value) => void;
}

/**
 * A field for one option of a known list: year, owners, region. For a list that a server filters use `ComboBox`, for four short
 * options `SegmentedControl`.
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
