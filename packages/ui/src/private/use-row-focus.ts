import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { VirtualRows } from './use-virtual-rows';

type RowKey = string | number;

export interface ActiveRow {
  /** Index of the active row; -1 while there is none. */
  index: number;
  set: (key: RowKey | null) => void;
}

/** The row that keys act on, by key: it stays the same when rows are added, removed or moved. */
export function useActiveRow(count: number, getKey: (index: number) => RowKey): ActiveRow {
  const [active, set] = useState<RowKey | null>(null);
  return { index: active === null ? -1 : indexOf(active, count, getKey), set };
}

function indexOf(key: RowKey, count: number, getKey: (index: number) => RowKey): number {
  for (let index = 0; index < count; index += 1) if (getKey(index) === key) return index;
  return -1;
}

export interface RowFocusOptions {
  scrollerRef: RefObject<HTMLElement | null>;
  active: ActiveRow;
  virtual: VirtualRows;
  count: number;
  getKey: (index: number) => RowKey;
  /** Returns false for rows that keys skip: dividers. @default every row can */
  canFocus?: (index: number) => boolean;
  /** The row that Tab leads to while none was active: where it is out of view, the first in view. @default the last in view */
  restsAt?: number;
}

export const rowAttribute = 'data-index';

/** Arrow, Home, End and Page keys over virtualized rows. The focused row stays mounted (`keptIndex`); when it is removed, its neighbour gets the focus. */
export function useRowFocus({
  scrollerRef,
  active,
  virtual,
  count,
  getKey,
  canFocus = () => true,
  restsAt,
}: RowFocusOptions) {
  const wanted = useRef<number | null>(null);
  const last = useRef(-1);
  const isInside = useRef(false);
  const { virtualizer, visibleRange } = virtual;

  const nearest = (from: number, step: 1 | -1) => {
    let index = Math.min(count - 1, Math.max(0, from));
    while (index >= 0 && index < count && !canFocus(index)) index += step;
    return index >= 0 && index < count ? index : -1;
  };
  const focusRow = (index: number) => {
    if (index < 0 || index >= count) return;
    wanted.current = index;
    active.set(getKey(index));
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };

  useLayoutEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    if (wanted.current === null && active.index < 0 && isLost && count > 0) {
      focusRow(nearest(last.current, 1));
      return;
    }
    if (active.index >= 0) last.current = active.index;
    if (wanted.current === null || wanted.current !== active.index) return;
    const row = scrollerRef.current?.querySelector<HTMLElement>(
      `[${rowAttribute}="${String(active.index)}"]`,
    );
    if (!row) return;
    wanted.current = null;
    // The virtualizer scrolls; the browser must not scroll too.
    row.focus({ preventScroll: true });
  });

  const here = active.index >= 0 ? active.index : (visibleRange?.startIndex ?? 0);
  const page = Math.max(1, visibleRange ? visibleRange.endIndex - visibleRange.startIndex - 1 : 1);
  const targets: Partial<Record<string, () => number>> = {
    ArrowDown: () => nearest(here + 1, 1),
    ArrowUp: () => (here === 0 ? here : nearest(here - 1, -1)),
    PageDown: () => nearest(here + page, 1),
    PageUp: () => nearest(here - page, -1),
    Home: () => nearest(0, 1),
    End: () => nearest(count - 1, -1),
  };

  const restingStop = () => {
    const { startIndex, endIndex } = visibleRange ?? { startIndex: 0, endIndex: 0 };
    if (restsAt === undefined) return nearest(endIndex, -1);
    return nearest(restsAt >= startIndex && restsAt <= endIndex ? restsAt : startIndex, 1);
  };

  return {
    focusRow,
    tabIndexOf: (index: number) =>
      index === (active.index >= 0 ? active.index : restingStop()) ? 0 : -1,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      isInside.current = true;
      const row = event.target.closest(`[${rowAttribute}]`);
      const index = Number(row?.getAttribute(rowAttribute) ?? -1);
      if (index >= 0 && index < count) active.set(getKey(index));
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget instanceof Node) {
        isInside.current = event.currentTarget.contains(event.relatedTarget);
      } else if (event.target.isConnected) isInside.current = false;
    },
    /** Returns true when it handled the key. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>): boolean => {
      if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return false;
      const target = targets[event.key]?.();
      if (target === undefined) return false;
      event.preventDefault();
      focusRow(target);
      return true;
    },
  };
}
