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
  // The server need not send the chosen thing again for the present text, but react-aria takes a choice that is not in
  // the collection for none.
  const inItems = items.find((option) => option.value === value);
  const known = [selectedItem, picked].find((option) => value != null && option?.value === value);
  const absent = inItems ? undefined : (known ?? undefined);
  const chosen = inItems ?? absent;
  return {
    /** The chosen option where it is not among the items. */
    absent,
    /** The search text: empty while the input shows the label of the choice. */
    query: inputValue === chosen?.label ? '' : inputValue,
    /**
     * With text and choice both controlled react-aria leaves keeping them together to us, and reports the present choice again when
     * the field is left with other words in it.
     */
    select: (key: Key | null) => {
      // Null is a choice that is not among the items: the text alone takes a choice away.
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
