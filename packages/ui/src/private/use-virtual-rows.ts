import {
  useVirtualizer,
  type Range,
  type ReactVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useState, type RefObject } from 'react';
import { createRowWindow } from './row-window';

export interface VirtualRowsOptions {
  scrollerRef: RefObject<HTMLElement | null>;
  count: number;
  /** Stable key of a row: its measured height is stored under it. */
  getKey: (index: number) => string | number;
  /** Height before it is measured, in pixels. */
  estimate: (index: number) => number;
  /** Rows mounted beyond the edges; fewer while scrolling. @default 6 */
  overscan?: number;
  /** Index of the focused row, which always stays mounted. @default -1, none */
  keptIndex?: number;
  /** Space above the first and below the last row, in pixels. @default 0 */
  padding?: readonly [number, number];
  /** Height of content that covers the upper edge, in pixels. A row that is scrolled to stays below it. @default 0 */
  overlaid?: number;
  /** `end` keeps visible rows in place when rows are added above, and follows new ones at the end. @default 'start' */
  anchor?: 'start' | 'end';
  /** Initial scroll offset in pixels. @default 0 */
  initialOffset?: number;
  /** Height of the box, if known before the first layout: its rows are then in the first render. @default 0, unknown */
  expectedHeight?: number;
}

export interface VirtualRows {
  virtualizer: ReactVirtualizer<HTMLElement, HTMLElement>;
  rows: VirtualItem[];
  /** Height of all rows in pixels. */
  height: number;
  /** First and last row in view; null before the first layout. */
  visibleRange: { startIndex: number; endIndex: number } | null;
}

/** Distance from the end, in pixels, that still counts as being there. */
export const END_THRESHOLD = 24;

/**
 * True when the scroll position must follow the new height of a row: the row is above the visible ones, which then stay in place. By
 * default, the library does not do so while one scrolls up, when older messages are added above.
 */
function keepsWhatIsRead(
  { key, start, end }: VirtualItem,
  _delta: number,
  {
    itemSizeCache,
    scrollOffset,
  }: Pick<ReactVirtualizer<HTMLElement, HTMLElement>, 'itemSizeCache' | 'scrollOffset'>,
): boolean {
  const edge = itemSizeCache.has(key) ? end : start + 1;
  return edge <= (scrollOffset ?? 0);
}

/** Virtualizes a list of any length. The virtualizer mutates one object, so React's compiler must not memoize this hook. */
export function useVirtualRows({
  scrollerRef,
  count,
  getKey,
  estimate,
  overscan = 6,
  keptIndex = -1,
  padding = [0, 0],
  overlaid = 0,
  anchor = 'start',
  initialOffset = 0,
  expectedHeight = 0,
}: VirtualRowsOptions): VirtualRows {
  'use no memo';
  const [rowWindow] = useState(createRowWindow);
  const extract = rowWindow.extractor();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = extract(range);
      const first = indexes[0] ?? 0;
      if (keptIndex < 0 || keptIndex >= range.count) return indexes;
      if (keptIndex < first) return [keptIndex, ...indexes];
      return keptIndex > (indexes.at(-1) ?? -1) ? [...indexes, keptIndex] : indexes;
    },
    [keptIndex, extract],
  );
  // oxlint-disable-next-line react/incompatible-library -- the directive above is for it
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scrollerRef.current,
    getItemKey: getKey,
    estimateSize: estimate,
    overscan,
    rangeExtractor,
    observeElementOffset: rowWindow.observe,
    paddingStart: padding[0],
    paddingEnd: padding[1],
    scrollPaddingStart: overlaid,
    anchorTo: anchor,
    followOnAppend: anchor === 'end',
    scrollEndThreshold: END_THRESHOLD,
    initialOffset,
    initialRect: { width: 0, height: expectedHeight },
  });
  // oxlint-disable-next-line react/immutability -- an option of the virtualizer that is a field of it
  if (anchor === 'end') virtualizer.shouldAdjustScrollPositionOnItemSizeChange = keepsWhatIsRead;
  return {
    virtualizer,
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    visibleRange: virtualizer.range,
  };
}
