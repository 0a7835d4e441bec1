import { observeElementOffset, type Range, type VirtualizerOptions } from '@tanstack/react-virtual';

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/** Rows kept mounted behind the direction of scrolling, in case the user scrolls back. */
const behind = 1;

/** Selects the rows to mount around the visible ones, by the direction and speed of scrolling. */
export interface RowWindow {
  /** Observes scrolling before the virtualizer does. */
  observe: Options['observeElementOffset'];
  /** Selects the rows. It is a new function once scrolling stops, so that rows are selected again. */
  extractor: () => (range: Range) => number[];
}

/**
 * Without scrolling, equally many rows are mounted on either side. While scrolling, those ahead are. If a full screen scrolls by per
 * frame, only the visible rows are mounted: the others would cost as much and never be seen.
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
    // Rows inserted above change indices without moving the others.
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
