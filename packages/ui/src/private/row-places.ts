import type { AriaListBoxOptions } from 'react-aria/useListBox';
import type { VirtualRows } from './use-virtual-rows';

type LayoutDelegate = NonNullable<AriaListBoxOptions<unknown>['layoutDelegate']>;

/** Lists with at least this many rows are virtualized. */
const virtualFrom = 80;

export const isLongList = (count: number): boolean => count >= virtualFrom;

/** Positions of rows, mounted or not, for PageUp and PageDown of react-aria. */
export interface RowPlaces extends LayoutDelegate {
  /** Called by the list on screen. */
  show: (list: ShownList) => void;
}

interface ShownList {
  virtualizer: VirtualRows['virtualizer'];
  indexOf: (key: string | number) => number | undefined;
}

export function createRowPlaces(): RowPlaces {
  let shown: ShownList | undefined;
  return {
    show: (list) => {
      shown = list;
    },
    getItemRect: (key) => {
      const index = shown?.indexOf(key);
      const row = index === undefined ? undefined : shown?.virtualizer.measurementsCache[index];
      return row ? { x: 0, y: row.start, width: 1, height: row.size } : null;
    },
    getVisibleRect: () => {
      const { scrollOffset, scrollRect } = shown?.virtualizer ?? {};
      return { x: 0, y: scrollOffset ?? 0, width: 1, height: scrollRect?.height ?? 0 };
    },
    getContentSize: () => ({ width: 1, height: shown?.virtualizer.getTotalSize() ?? 0 }),
  };
}
