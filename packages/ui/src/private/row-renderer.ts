type Key = string | number | bigint;

/** A row that the list would mount, and its place, in pixels. */
interface Row {
  key: Key;
  index: number;
  start: number;
  end: number;
}

/** Current state of the list. */
export interface RowsNow<R extends Row> {
  /** Those in view and next to it, in order. */
  rows: readonly R[];
  /** First and last in view; null before the first layout, when every row is. */
  visibleRange: { startIndex: number; endIndex: number } | null;
  isScrolling: boolean;
  /** The row with the focus is rendered wherever it is; -1 for none. */
  keptIndex: number;
}

/** Rows in view that are not rendered yet, one after the other: from where to where, in pixels. */
export interface RowGap {
  start: number;
  end: number;
}

/** Mounted part of the list. */
export interface RenderedRows<R extends Row> {
  rows: R[];
  /** Here the list shows skeletons. */
  gaps: RowGap[];
  /** Rows that were not there before. */
  added: number;
  /** Every row is rendered, those next to the ones in view too. */
  isComplete: boolean;
}

/** Decides which rows are rendered in this frame, and which are left for later ones. */
export interface RowRenderer {
  choose: <R extends Row>(now: RowsNow<R>) => RenderedRows<R>;
  /** Records the rows that are now on the page. */
  commit: (rendered: RenderedRows<Row>, now: RowsNow<Row>) => void;
  /** The list has not scrolled for a while: what comes next is no flight. */
  pause: () => void;
  /** Reports the duration in ms of a frame that added so many rows to the page. */
  measure: (added: number, frame: number) => void;
}

/** New rows of a frame as long as nothing was measured, and at most. */
const perFrame = { first: 3, most: 16 };

/** Frames in ms: up to `fast` there is time for more rows, from `slow` on there were too many. Between them one frame was missed. */
const frameOf = { fast: 20, slow: 34 };

function gapsOf(missing: readonly Row[]): RowGap[] {
  const gaps: RowGap[] = [];
  missing.forEach(({ index, start, end }, at) => {
    const last = gaps.at(-1);
    if (last && missing[at - 1]?.index === index - 1) last.end = end;
    else gaps.push({ start, end });
  });
  return gaps;
}

/**
 * A frame renders the new rows that are in view, and of those beside them as many as it has time for on this device, which its frames
 * show. Where more come into view from frame to frame than that, they are skeletons: a flight renders none of them, since nobody reads
 * what flies by, and a single jump what it has time for. A flight that slows down renders again, and what was left out with it. The
 * rest follow, from the middle of what is in view, once the list has not scrolled for a while. What comes without scrolling is rendered
 * at once, and so is what a list opens with, wherever it finds its place.
 */
export function createRowRenderer(): RowRenderer {
  let rendered: ReadonlySet<Key> = new Set();
  let budget = perFrame.first;
  let isOpening = true;
  let hasGaps = false;
  let isMoving = false;
  let visible = { startIndex: 0, endIndex: -1 };

  return {
    choose: ({ rows, visibleRange, isScrolling, keptIndex }) => {
      const isVisible = ({ index }: Row) =>
        visibleRange === null ||
        (index >= visibleRange.startIndex && index <= visibleRange.endIndex);
      const stays = (row: Row) => rendered.has(row.key) || row.index === keptIndex;
      const coming = rows.filter((row) => !stays(row));
      const seen = coming.filter(isVisible);
      const isNew = ({ index }: Row) => index < visible.startIndex || index > visible.endIndex;
      const arriving = seen.filter(isNew).length;
      const isFast = arriving > budget || (arriving === 0 && hasGaps);
      const isFlight = isScrolling && isMoving && !isOpening && isFast;
      const isBounded = (hasGaps || isScrolling) && !isOpening;
      const inTime = isBounded ? Math.min(seen.length, budget) : seen.length;
      // Rows outside the viewport are for a hand that rests there.
      const beside = isScrolling ? Math.min(budget, perFrame.first) : budget;
      const margin = isFlight ? 0 : Math.max(inTime, beside);
      const middle = visibleRange ? (visibleRange.startIndex + visibleRange.endIndex) / 2 : 0;
      const far = ({ index }: Row) => Math.abs(index - middle);
      const next = new Set(
        coming
          .toSorted((a, b) => far(a) - far(b))
          .slice(0, margin)
          .map(({ key }) => key),
      );
      return {
        rows: rows.filter((row) => stays(row) || next.has(row.key)),
        gaps: gapsOf(seen.filter(({ key }) => !next.has(key))),
        added: next.size,
        isComplete: coming.length <= next.size,
      };
    },
    commit: ({ rows, gaps, isComplete }, { visibleRange, isScrolling }) => {
      const now = visibleRange ?? { startIndex: 0, endIndex: -1 };
      const hasMoved = now.startIndex !== visible.startIndex || now.endIndex !== visible.endIndex;
      rendered = new Set(rows.map(({ key }) => key));
      hasGaps = gaps.length > 0;
      isMoving = isScrolling && (isMoving || hasMoved);
      visible = now;
      if (isComplete) isOpening = false;
    },
    pause: () => {
      isMoving = false;
    },
    measure: (added, frame) => {
      if (frame <= frameOf.fast && added >= budget)
        budget = Math.min(perFrame.most, Math.max(budget * 2, added));
      // A slow frame while the page starts does not mean that the device is slow.
      if (frame <= frameOf.slow || isOpening) return;
      const fitting = Math.floor((added * frameOf.slow) / frame);
      budget = Math.max(1, Math.min(budget, fitting));
    },
  };
}
