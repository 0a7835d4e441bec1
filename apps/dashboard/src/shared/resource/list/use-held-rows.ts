import { useState, type FocusEvent } from 'react';
import { holdNewRows, idsOf, type HeldRows } from './hold-new-rows';

export interface LiveRows<Row> extends HeldRows<Row> {
  showNew: () => void;
  /** Props of the element around the rows, to detect reading. */
  reading: {
    onPointerEnter?: () => void;
    onPointerLeave?: () => void;
    onFocus?: () => void;
    onBlur?: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * Holds new rows behind a button while the user reads: while the list has pointer or focus, or the page is scrolled.
 *
 * @param fresh rows of the latest response
 * @param place filters and page. Another place starts over
 * @param isLive false when every row is shown at once
 */
export function useHeldRows<Row extends { id: number }>(
  fresh: readonly Row[],
  place: string,
  isLive: boolean,
): LiveRows<Row> {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [last, setLast] = useState({ place, fresh, rows: fresh, seen: idsOf(fresh) });
  let now = last;
  if (isLive && (last.place !== place || !isSame(last.fresh, fresh))) {
    const isRead = isPointed || hasFocus || scrollY > 0;
    const isSamePlace = last.place === place;
    const rows = isRead && isSamePlace ? holdNewRows(last.rows, fresh, last.seen).rows : fresh;
    now = {
      place,
      fresh,
      rows,
      seen: isSamePlace ? new Set([...last.seen, ...idsOf(rows)]) : idsOf(rows),
    };
    setLast(now);
  }
  if (!isLive) return { rows: fresh, newCount: 0, showNew: () => undefined, reading: {} };
  return {
    rows: now.rows,
    newCount: holdNewRows(now.rows, fresh, now.seen).newCount,
    showNew: () => setLast({ ...now, rows: fresh, seen: new Set([...now.seen, ...idsOf(fresh)]) }),
    reading: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}

/** True when the rows are identical. react-query's structural sharing keeps equal rows. */
const isSame = <Row>(one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every((row, at) => row === other[at]);
