import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useComboBox as useAriaComboBox } from 'react-aria/useComboBox';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { isFieldInvalid } from '../../private/field-props';
import { OptionCollection, type Entry } from '../../private/option-collection';
import { createRowPlaces, isLongList } from '../../private/row-places';
import type { OptionValue } from '../../private/option';
import { useSettle } from '../../private/outcome';
import type { ComboBoxProps } from './combo-box-props';
import { useChoice } from './use-choice';
import { useHeldEnter } from './use-held-enter';
import { useLostOption } from './use-lost-option';

interface Frame {
  inputRef: RefObject<HTMLInputElement | null>;
  listRef: RefObject<HTMLDivElement | null>;
  /** Element that screen readers can still reach while the list is open. */
  popoverRef: RefObject<HTMLElement | null>;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** The list closes when the focus leaves the input. */
  shouldCloseOnBlur: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** react-aria's combobox over a list of any length, for the field with its popover and for the sheet of phones. */
export function useComboBox<Value extends OptionValue>(
  props: ComboBoxProps<Value>,
  { inputRef, listRef, popoverRef, buttonRef, shouldCloseOnBlur, onOpenChange }: Frame,
) {
  const { items, value, inputValue, isLoading = false, action, errorMessage } = props;
  const [places] = useState(createRowPlaces);
  const isInvalid = isFieldInvalid({ isInvalid: props.isInvalid, errorMessage });
  const { absent, query, select, type } = useChoice(props);
  const settle = useSettle();
  const lastRow = action && { ...action, onAction: () => settle(action.onAction()) };
  const collection = new OptionCollection(items, lastRow, absent);
  const shared = {
    label: props.label,
    'aria-label': props['aria-label'],
    id: props.id,
    description: props.description,
    errorMessage,
    isInvalid,
    isRequired: props.isRequired,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    autoFocus: props.autoFocus,
    placeholder: props.placeholder,
    validationBehavior: 'aria',
    onBlur: () => props.onBlur?.(),
    onFocus: props.onFocus,
    onKeyDown: props.onKeyDown,
  } as const;
  const state = useComboBoxState<Entry>({
    ...shared,
    collection,
    inputValue,
    onInputChange: type,
    selectedKey: value ?? null,
    onSelectionChange: select,
    menuTrigger: 'focus',
    allowsEmptyCollection: true,
    shouldCloseOnBlur,
    onOpenChange,
  });
  const parts = useAriaComboBox<Entry>(
    {
      ...shared,
      inputRef,
      buttonRef,
      listBoxRef: listRef,
      popoverRef,
      layoutDelegate: isLongList(state.collection.size) ? places : undefined,
    },
    state,
  );
  useLostOption(state, items);
  const keepEnter = useHeldEnter({
    query,
    isWaiting: isLoading && query !== '' && state.isOpen,
    items,
    onMeant: (option) => state.selectionManager.select(option.value),
    onUnsure: (option) => state.selectionManager.setFocusedKey(option.value),
  });
  const { onKeyDown } = parts.inputProps;
  return {
    ...parts,
    state,
    inputProps: {
      ...parts.inputProps,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (keepEnter(event)) return;
        onKeyDown?.(event);
        // Page keys would scroll the page, which closes the list.
        if (state.isOpen && /^Page(?:Up|Down)$/.test(event.key)) event.preventDefault();
      },
    },
    list: {
      state,
      listProps: parts.listBoxProps,
      places,
      query,
      emptyText: isLoading ? props.loadingText : props.emptyText,
    },
  };
}
