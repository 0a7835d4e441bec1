import { useState, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { ListBox, type Selection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { SearchField } from '../components/SearchField/SearchField';
import { useIsPhone } from './is-phone';
import { matchRange } from './match-mark';
import type { Option, OptionValue } from './option';
import { OptionItem } from './OptionItem';
import * as css from './option-list.css';

/** From here on only the rows in sight are mounted. */
const VIRTUAL_FROM = 80;

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
  /** With it a long list has a filter on top: «Найти». */
  searchLabel?: string;
  clearLabel?: string;
  emptyText?: string;
}

/**
 * The open list of Select and MultiSelect: a popover under the field, a sheet from below on a phone. It is a chunk of
 * its own, loaded when a list is first about to open: overlays and collections weigh more than the rest of a form.
 */
export function OptionPicker<Value extends OptionValue>(props: OptionPickerProps<Value>) {
  const isPhone = useIsPhone();
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) props.onClose();
  };
  if (!isPhone) {
    return (
      <Popover
        isOpen
        onOpenChange={onOpenChange}
        triggerRef={props.triggerRef}
        trigger="Select"
        placement="bottom start"
        offset={4}
        aria-label={props.name}
        className={
          props.options.length < VIRTUAL_FROM ? css.popover : `${css.popover} ${css.fieldWide}`
        }
      >
        <PickerList {...props} />
      </Popover>
    );
  }
  return (
    <ModalOverlay isOpen onOpenChange={onOpenChange} isDismissable className={css.overlay}>
      <Modal className={css.sheet}>
        <Dialog className={css.sheetBody}>
          <Heading slot="title" level={2} className={css.sheetTitle}>
            {props.name}
          </Heading>
          <PickerList {...props} isSheet />
        </Dialog>
      </Modal>
    </ModalOverlay>
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
  const shown = query ? options.filter(({ label }) => matchRange(label, query)) : options;
  // What the filter hides stays chosen.
  const isKept = (value: Value) => !shown.some((option) => option.value === value);
  const choose = (keys: Selection) => {
    // Control A means every row that could be chosen by hand.
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
  const list = (
    <ListBox
      id={listId}
      aria-label={name}
      autoFocus={searchLabel === undefined}
      selectionMode={selectionMode}
      disallowEmptySelection={selectionMode === 'single'}
      // Escape leaves the list. By default it would take back all that was chosen.
      escapeKeyBehavior="none"
      selectedKeys={selected}
      onSelectionChange={choose}
      shouldFocusWrap
      shouldFocusOnHover
      renderEmptyState={(): ReactNode => <div className={css.note}>{emptyText}</div>}
      className={isSheet ? `${css.list} ${css.sheetList}` : css.list}
    >
      {shown.map((option) => (
        <OptionItem key={option.value} option={option} query={query} />
      ))}
    </ListBox>
  );
  const isLong = options.length >= VIRTUAL_FROM;
  return (
    <>
      {searchLabel !== undefined && (
        <div className={css.filter}>
          <SearchField
            autoFocus
            aria-label={searchLabel}
            placeholder={searchLabel}
            clearLabel={clearLabel}
            value={query}
            onChange={setQuery}
          />
        </div>
      )}
      {isLong ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 36, padding: 6 }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </>
  );
}
