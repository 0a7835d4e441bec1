import { useState } from 'react';
import type { Key } from 'react-stately';
import type { Option, OptionValue } from '../../private/option';
import type { ComboBoxProps } from './combo-box-props';

/** Synchronizes the text of the field with the selected option. */
export function useChoice<Value extends OptionValue>({
  items,
  value,
  onChange,
  inputValue,
  onInputChange,
  selectedItem,
}: ComboBoxProps<Value>) {
  const [picked, setPicked] = useState<Option<Value> | null>(null);
  // react-aria ignores a selected key that is missing from the collection, and the server's response need not contain the selected option.
  const inItems = items.find((option) => option.value === value);
  const known = [selectedItem, picked].find((option) => value != null && option?.value === value);
  const absent = inItems ? undefined : (known ?? undefined);
  const chosen = inItems ?? absent;
  return {
    absent,
    /** The search text: empty while the input shows the label of the choice. */
    query: inputValue === chosen?.label ? '' : inputValue,
    /**
     * react-aria leaves synchronizing controlled text and selection to us. It also reports the current selection
     * again when the field is left with other text.
     */
    select: (key: Key | null) => {
      // Null means an option that is not in `items`: only clearing the text clears the selection.
      const option =
        key === null || key === value ? chosen : items.find(({ value: id }) => id === key);
      if (key !== null && !option) return;
      if (option && option.value !== value) {
        setPicked(option);
        onChange(option.value);
      }
      onInputChange(option?.label ?? '');
    },
    type: (text: string) => {
      if (text === '' && value != null) onChange(null);
      onInputChange(text);
    },
  };
}
