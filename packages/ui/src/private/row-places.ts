import type { AriaListBoxOptions } from 'react-aria/useListBox';
import type { VirtualRows } from './use-virtual-rows';

type LayoutDelegate = NonNullable<AriaListBoxOptions<unknown>['layoutDelegate']>;

/** From here on only the rows in view are mounted. */
const virtualFrom = 80;

/** True when a list of so many rows is virtualized. */
export const isLongList = (count: number): boolean => count >= virtualFrom;

/** Places of rows, mounted or not. PageUp and PageDown of react-aria ask it. */
export interface RowPlaces extends LayoutDelegate {
  /** Called by the list on screen. */
  show: (list: ShownList) => void;
}

interface ShownList {
  virtualizer: VirtualRows['virtualizer'];
  indexOf: (key: string | number) => number | undefined;
}

/** Places that are known once a list is on screen. */
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
