import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { Selection } from 'react-stately';
import { useListState } from 'react-stately/useListState';
import { SearchField } from '../components/SearchField/SearchField';
import { useIsPhone } from './is-phone';
import { matchRange } from './match-mark';
import type { Option, OptionValue } from './option';
import { OptionCollection, type Entry } from './option-collection';
import { media } from './media';
import { useMedia } from './use-media';
import * as css from './option-list.css';
import { OptionList } from './OptionList';
import { OptionSheet } from './OptionSheet';
import { createRowPlaces, isLongList } from './row-places';

export interface OptionPickerProps<Value extends OptionValue> {
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  listId: string;
  /** Names the list; on a phone it is also the sheet's title. */
  name: string;
  options: readonly Option<Value>[];
  selectionMode: 'single' | 'multiple';
  selected: readonly Value[];
  onSelect: (values: Value[]) => void;
  /** Adds a filter above a long list: «Найти». */
  searchLabel?: string;
  clearLabel?: string;
  emptyText?: string;
}

/**
 * The open list of Select: a popover, on phones a sheet. A separate chunk, loaded shortly before the first opening,
 * because overlays and collections are heavy.
 */
export function OptionPicker<Value extends OptionValue>(props: OptionPickerProps<Value>) {
  const { name, onClose, options, triggerRef } = props;
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <OptionSheet title={name} onClose={onClose}>
        <PickerList {...props} isSheet />
      </OptionSheet>
    );
  }
  return (
    <Popover
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      triggerRef={triggerRef}
      trigger="Select"
      placement="bottom start"
      offset={4}
      aria-label={name}
      className={isLongList(options.length) ? `${css.popover} ${css.fieldWidth}` : css.popover}
    >
      <PickerList {...props} />
    </Popover>
  );
}

interface PickerListProps<Value extends OptionValue> extends OptionPickerProps<Value> {
  isSheet?: boolean;
}

function PickerList<Value extends OptionValue>({
  options,
  selected,
  selectionMode,
  onSelect,
  onClose,
  listId,
  name,
  searchLabel,
  clearLabel = '',
  emptyText = '',
  isSheet,
}: PickerListProps<Value>) {
  const [query, setQuery] = useState('');
  const [places] = useState(createRowPlaces);
  const listRef = useRef<HTMLDivElement>(null);
  const shown = query ? options.filter(({ label }) => matchRange(label, query)) : options;
  // Options hidden by the filter stay selected.
  const isKept = (value: Value) => !shown.some((option) => option.value === value);
  const choose = (keys: Selection) => {
    // Ctrl+A selects every row that can be selected by hand.
    const isChosen = ({ value, isDisabled }: Option<Value>) =>
      keys === 'all' ? !isDisabled || selected.includes(value) : keys.has(value);
    onSelect(
      options
        .filter((option) =>
          selectionMode === 'multiple' && isKept(option.value)
            ? selected.includes(option.value)
            : isChosen(option),
        )
        .map(({ value }) => value),
    );
    if (selectionMode === 'single') onClose();
  };
  const collection = new OptionCollection(shown);
  const state = useListState<Entry>({
    collection,
    selectionMode,
    disallowEmptySelection: selectionMode === 'single',
    selectedKeys: selected,
    onSelectionChange: choose,
  });
  const { selectionManager: rows } = state;
  const isCoarse = useMedia(media.coarse);
  /** Arrow keys move from the filter into the list; Enter selects the first match. */
  const leaveFilter = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' ? collection.getLastKey() : collection.getFirstKey();
    if (event.nativeEvent.isComposing || to === null) return;
    if (event.key === 'Enter') {
      if (query !== '') rows.select(to);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      rows.setFocused(true);
      rows.setFocusedKey(to);
    }
  };
  return (
    <>
      {searchLabel !== undefined && (
        <div className={css.filter}>
          <SearchField
            // On touch a keyboard would cover half of the list.
            autoFocus={!isCoarse}
            aria-label={searchLabel}
            placeholder={searchLabel}
            clearLabel={clearLabel}
            value={query}
            onChange={setQuery}
            onKeyDown={leaveFilter}
          />
        </div>
      )}
      <OptionList
        state={state}
        listRef={listRef}
        places={places}
        listProps={{
          id: listId,
          'aria-label': name,
          // The first selected option, or the first option if none is selected.
          autoFocus: (searchLabel === undefined || isCoarse) && 'first',
          // Escape closes the list. By default it would clear the selection.
          escapeKeyBehavior: 'none',
          shouldFocusWrap: true,
          shouldFocusOnHover: true,
        }}
        query={query}
        emptyText={emptyText}
        isSheet={isSheet}
      />
    </>
  );
}
