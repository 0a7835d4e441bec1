interface Identified {
  id: number;
}

export interface HeldRows<Row> {
  rows: readonly Row[];
  newCount: number;
}

/**
 * Holds back rows that arrive before or between the shown ones. Rows seen before are not new, so undo restores their place.
 *
 * @param shown rows on screen
 * @param fresh rows of the latest response
 * @param seen ids of all rows that have been on screen. @default those on screen
 */
export function holdNewRows<Row extends Identified>(
  shown: readonly Row[],
  fresh: readonly Row[],
  seen: ReadonlySet<number> = idsOf(shown),
): HeldRows<Row> {
  const before = idsOf(shown);
  const lastKnown = fresh.findLastIndex(({ id }) => before.has(id));
  // None of the shown rows is left, so there is no position to keep.
  if (lastKnown === -1) return { rows: fresh, newCount: 0 };
  const held = new Set(fresh.slice(0, lastKnown).flatMap(({ id }) => (seen.has(id) ? [] : [id])));
  const kept = fresh.filter(({ id }) => !held.has(id));
  if (held.size === 0) return { rows: kept, newCount: 0 };
  const now = idsOf(fresh);
  const tail = shown.slice(shown.findLastIndex(({ id }) => now.has(id)) + 1);
  return { rows: [...kept, ...tail.slice(0, held.size)], newCount: held.size };
}

export const idsOf = (rows: readonly Identified[]): ReadonlySet<number> =>
  new Set(rows.map(({ id }) => id));
