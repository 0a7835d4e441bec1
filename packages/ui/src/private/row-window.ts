import { observeElementOffset, type Range, type VirtualizerOptions } from '@tanstack/react-virtual';

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/** Mounted behind while one scrolls: a hand that turns back finds it there. */
const behind = 1;

/** Selects the rows to mount around the visible ones, by the direction and speed of scrolling. */
export interface RowWindow {
  /** Is notified of scrolling before the virtualizer does. */
  observe: Options['observeElementOffset'];
  /** For the next rows; another function once the list stops, so that they are chosen again. */
  extractor: () => (range: Range) => number[];
}

/**
 * At rest as many rows on either side. While one scrolls those ahead: what was left behind is not seen again soon. Where a whole
 * screen flies by from one frame to the next only what is in view: the rows next to it would go unseen, and cost as much.
 */
export function createRowWindow(): RowWindow {
  let isScrolling = false;
  let before: Range | undefined;
  let step = 0;

  const between = ({ startIndex, endIndex, count }: Range, above: number, below: number) => {
    const first = Math.max(0, startIndex - above);
    const last = Math.min(count - 1, endIndex + below);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  const atRest = (range: Range) => {
    before = range;
    step = 0;
    return between(range, range.overscan, range.overscan);
  };
  const moving = (range: Range) => {
    // Rows that came above have other numbers and did not move.
    if (before?.count === range.count) {
      step = range.startIndex - before.startIndex || range.endIndex - before.endIndex || step;
    }
    before = range;
    if (step === 0) return between(range, range.overscan, range.overscan);
    const isFlight = Math.abs(step) > range.endIndex - range.startIndex;
    const leading = isFlight ? behind : range.overscan;
    return step < 0 ? between(range, leading, behind) : between(range, behind, leading);
  };

  return {
    observe: (instance, notify) =>
      observeElementOffset(instance, (offset, isNow) => {
        isScrolling = isNow;
        notify(offset, isNow);
      }),
    extractor: () => (isScrolling ? moving : atRest),
  };
}
