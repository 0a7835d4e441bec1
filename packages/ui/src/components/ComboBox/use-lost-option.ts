import { useEffect, useEffectEvent } from 'react';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { Option } from '../../private/option';
import type { Entry } from '../../private/option-collection';

/** Clears the focused option when a new list lacks it. react-aria would focus the row now in its place, possibly the list's action. */
export function useLostOption(state: ComboBoxState<Entry>, items: readonly Option[]) {
  const { collection, selectionManager } = state;
  const pointed = selectionManager.focusedKey;
  const letGo = useEffectEvent((options: readonly Option[]) => {
    if (pointed === null || options.some(({ value }) => value === pointed)) return;
    // The action below the options is in every list.
    if (collection.getItem(pointed) === null) selectionManager.setFocusedKey(null);
  });
  useEffect(() => letGo(items), [items]);
}
