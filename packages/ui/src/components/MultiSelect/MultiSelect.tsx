import type { OptionValue } from '../../private/option';
import { PickerField, type PickerProps } from '../../private/PickerField';

export interface MultiSelectProps<Value extends OptionValue> extends PickerProps<Value> {
  /** Values among the options; others are not shown. Empty: the placeholder. */
  value: readonly Value[] | null | undefined;
  /** Called with the chosen values in the order of the options. */
  onChange: (value: Value[]) => void;
  /** The closed field's words, for example «Выбрано 5». @default the labels, parted by commas */
  summary?: (labels: string[]) => string;
}

/** Several of a long list. A few in view are a `CheckboxGroup`. */
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
