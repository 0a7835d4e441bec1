import { useLayoutEffect, type RefObject } from 'react';
import { useListBox, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ListState, Node } from 'react-stately';
import { media } from './media';
import { isAction, type Entry } from './option-collection';
import * as css from './option-list.css';
import { OptionRow } from './OptionRow';
import { isLongList, type RowPlaces } from './row-places';
import { useMedia } from './use-media';
import { useVirtualRows } from './use-virtual-rows';

/** A row of one line, in pixels, for a pointer and for touch. */
const rowHeight = 36;
const coarseRowHeight = 44;

export interface OptionListProps {
  /** State of react-aria; its collection holds the rows that are shown. */
  state: ListState<Entry>;
  /** Props of react-aria for the list: its name, its focus behaviour. */
  listProps: AriaListBoxOptions<Entry>;
  listRef: RefObject<HTMLDivElement | null>;
  places: RowPlaces;
  /** Search text, highlighted in each label. */
  query: string;
  emptyText: string;
  /** Makes it as high as its sheet. @default false */
  isSheet?: boolean;
}

/** The open list of Select and ComboBox: react-aria's listbox. Long lists are virtualized. */
export function OptionList({
  state,
  listProps,
  listRef,
  places,
  query,
  emptyText,
  isSheet = false,
}: OptionListProps) {
  const { collection } = state;
  const { focusedKey } = state.selectionManager;
  const isLong = isLongList(collection.size);
  const isCoarse = useMedia(media.coarse);
  const nodeAt = (index: number): Node<Entry> | null => collection.at(index);
  const indexOf = (key: string | number) => collection.getItem(key)?.index;
  const { listBoxProps } = useListBox(
    { ...listProps, isVirtualized: isLong, layoutDelegate: isLong ? places : undefined },
    state,
    listRef,
  );
  // Short lists are in the flow, so that the list is as wide as its text.
  const { virtualizer, rows, height } = useVirtualRows({
    scrollerRef: listRef,
    count: isLong ? collection.size : 0,
    getKey: (index) => nodeAt(index)?.key ?? index,
    estimate: () => (isCoarse ? coarseRowHeight : rowHeight),
    // The focused row stays mounted: screen readers refer to it, and react-aria scrolls to it.
    keptIndex: focusedKey === null ? -1 : (indexOf(focusedKey) ?? -1),
  });
  useLayoutEffect(() => {
    places.show({ virtualizer, indexOf });
  });
  const row = (node: Node<Entry>, start?: number) => (
    <OptionRow
      key={node.key}
      node={node}
      state={state}
      query={query}
      place={start === undefined ? undefined : { start, measure: virtualizer.measureElement }}
    />
  );
  const first = nodeAt(0)?.value;
  return (
    <div
      {...listBoxProps}
      ref={listRef}
      className={isSheet ? `${css.list} ${css.sheetList}` : css.list}
    >
      {/* No option, or only the action row. */}
      {(!first || isAction(first)) && (
        <div role="option" aria-selected={false} aria-disabled className={css.note}>
          {emptyText}
        </div>
      )}
      {isLong ? (
        <div role="presentation" className={css.rows} style={{ height }}>
          {rows.map(({ index, start }) => {
            const node = nodeAt(index);
            return node && row(node, start);
          })}
        </div>
      ) : (
        [...collection].map((node) => row(node))
      )}
    </div>
  );
}
