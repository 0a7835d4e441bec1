type Key = string | number | bigint;

/** A row to mount, and its position in pixels. */
interface Row {
  key: Key;
  index: number;
  start: number;
  end: number;
}

export interface RowsNow<R extends Row> {
  /** Visible rows and their neighbours, in order. */
  rows: readonly R[];
  /** Visible rows; null before the first layout, when every row counts as visible. */
  visibleRange: { startIndex: number; endIndex: number } | null;
  isScrolling: boolean;
  /** The focused row, which is always rendered; -1 for none. */
  keptIndex: number;
}

/** Consecutive visible rows without content: start and end in pixels. */
export interface RowGap {
  start: number;
  end: number;
}

export interface RenderedRows<R extends Row> {
  rows: R[];
  /** Ranges that show skeletons. */
  gaps: RowGap[];
  /** Number of newly rendered rows. */
  added: number;
  /** Visible rows and their neighbours are all rendered. */
  isComplete: boolean;
}

/** Decides which rows are rendered in this frame, and which are left for later ones. */
export interface RowRenderer {
  choose: <R extends Row>(now: RowsNow<R>) => RenderedRows<R>;
  /** Records the rows that are now on the page. */
  commit: (rendered: RenderedRows<Row>, now: RowsNow<Row>) => void;
  /** Call it when the list has not scrolled for a while: the next movement counts as a new scroll. */
  pause: () => void;
  /** Reports the duration in ms of a frame, and how many rows it added to the page. */
  measure: (added: number, frame: number) => void;
}

/** New rows per frame: `first` before any measurement, and `most` as the limit. */
const perFrame = { first: 3, most: 16 };

/** Durations of frames in ms. Up to `fast` the budget may grow, above `slow` it may shrink. */
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
 * Each frame renders new visible rows first, then their neighbours, up to a budget measured on earlier frames. If more rows appear than
 * the budget allows, fast scrolling shows only skeletons, and a single jump renders as many rows as fit. Scrolling that slows down renders
 * rows again. The remaining rows follow from the middle of the screen, once the list has not scrolled for a while. While the list opens,
 * and later without scrolling or skeletons, all visible rows are rendered at once.
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
      // Rows outside the viewport matter once scrolling stops.
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
      // A slow frame while the list opens does not mean that the device is slow.
      if (frame <= frameOf.slow || isOpening) return;
      const fitting = Math.floor((added * frameOf.slow) / frame);
      budget = Math.max(1, Math.min(budget, fitting));
    },
  };
}
