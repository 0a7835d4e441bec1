import type { OptionValue } from '../../private/option';
import { PickerField, type PickerProps } from '../../private/PickerField';

export interface MultiSelectProps<Value extends OptionValue> extends PickerProps<Value> {
  /** Values of the options; others are not shown. Empty: the placeholder. */
  value: readonly Value[] | null | undefined;
  /** Called with the selected values in the order of the options. */
  onChange: (value: Value[]) => void;
  /** Text of the closed field, for example «Выбрано 5». @default the labels, parted by commas */
  summary?: (labels: string[]) => string;
}

/** A field for several options of a long list. For a few options use `CheckboxGroup`. */
export function MultiSelect<Value extends OptionValue>({
  value,
  onChange,
  summary = (labels) => labels.join(', '),
  ...props
}: MultiSelectProps<Value>) {
  const chosen = props.options.filter((option) => value?.includes(option.value));
  return (
    <PickerField
      {...props}
      selectionMode="multiple"
      selected={chosen.map((option) => option.value)}
      summary={chosen.length > 0 ? summary(chosen.map(({ label }) => label)) : ''}
      onSelect={onChange}
    />
  );
}
