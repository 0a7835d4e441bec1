import { useEffect, useEffectEvent } from 'react';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import type { Option } from '../../private/option';
import type { Entry } from '../../private/option-collection';

/**
 * When another list comes and the option that was pointed at is not in it, none is. react-aria would point at what is in its place
 * now, which may be the list's own action, and the next key would go on from there.
 */
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
