type Key = string | number | bigint;

/** A row that the list would mount, and where it stands, in pixels. */
interface Row {
  key: Key;
  index: number;
  start: number;
  end: number;
}

/** What the list looks like now. */
export interface RowsNow<R extends Row> {
  /** Those in sight and beside it, in order. */
  rows: readonly R[];
  /** First and last in sight; null before the first layout, when every row is. */
  inSight: { startIndex: number; endIndex: number } | null;
  isScrolling: boolean;
  /** The row with the focus is drawn wherever it stands; -1 for none. */
  keptIndex: number;
}

/** Rows in sight that are not drawn yet, one after the other: from where to where, in pixels. */
export interface RowGap {
  start: number;
  end: number;
}

/** What is mounted of it. */
export interface DrawnRows<R extends Row> {
  rows: R[];
  /** Here the list shows outlines. */
  gaps: RowGap[];
  /** Every row is drawn, those beside the ones in sight too. */
  isWhole: boolean;
}

/** Which rows are drawn in this frame, and which a later one has time for. */
export interface RowDrawing {
  choose: <R extends Row>(now: RowsNow<R>) => DrawnRows<R>;
  /** What was chosen is on the page. */
  commit: (drawn: DrawnRows<Row>, now: RowsNow<Row>) => void;
  /** The list has stood still for a frame: the next choice may draw what is missing. */
  pause: () => void;
}

/** New rows that a frame has time for on a cheap phone: each takes it about 4 ms, and the frame itself 30. */
const perFrame = 3;

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
 * A frame draws the new rows that are in sight, and of those beside them as many as it has time for. Where more fly by from frame to
 * frame than it has time for, it draws none: nobody reads them. The list shows outlines then, and its rows again, from the middle
 * of what is in sight, as soon as it stands still for a frame. What a single jump leads to is drawn at once.
 */
export function createRowDrawing(): RowDrawing {
  let drawn: ReadonlySet<Key> = new Set();
  let hasGaps = false;
  let isMoving = false;
  let place = -1;
  let hasPaused = false;

  return {
    choose: ({ rows, inSight, isScrolling, keptIndex }) => {
      const isInSight = ({ index }: Row) =>
        inSight === null || (index >= inSight.startIndex && index <= inSight.endIndex);
      const stays = (row: Row) => drawn.has(row.key) || row.index === keptIndex;
      const coming = rows.filter((row) => !stays(row));
      const seen = coming.filter(isInSight);
      const isFlight = isScrolling && isMoving && seen.length > perFrame;
      const atOnce = hasGaps || isFlight ? 0 : seen.length;
      const room = isFlight && !hasPaused ? 0 : Math.max(perFrame, atOnce);
      const middle = inSight ? (inSight.startIndex + inSight.endIndex) / 2 : 0;
      const far = ({ index }: Row) => Math.abs(index - middle);
      const next = new Set(
        coming
          .toSorted((a, b) => far(a) - far(b))
          .slice(0, room)
          .map(({ key }) => key),
      );
      return {
        rows: rows.filter((row) => stays(row) || next.has(row.key)),
        gaps: gapsOf(seen.filter(({ key }) => !next.has(key))),
        isWhole: coming.length <= next.size,
      };
    },
    commit: ({ rows, gaps }, { inSight, isScrolling }) => {
      const start = inSight?.startIndex ?? -1;
      drawn = new Set(rows.map(({ key }) => key));
      hasGaps = gaps.length > 0;
      isMoving = isScrolling && (isMoving || start !== place);
      place = start;
      hasPaused = false;
    },
    pause: () => {
      hasPaused = true;
    },
  };
}
