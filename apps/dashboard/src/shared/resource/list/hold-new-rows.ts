interface Identified {
  id: number;
}

/** Rows to show while new ones are held back. */
export interface HeldRows<Row> {
  rows: readonly Row[];
  /** How many are held back. */
  newCount: number;
}

/**
 * Keeps rows where they are while somebody reads them: what has come before or between them is held back, what follows them is shown.
 * A row that was here before is not new: undo brings it back to its place.
 * Every row shown is as fresh as it can be; what is gone is gone, but what the new rows have pushed off the end of the page stays.
 *
 * @param shown rows on screen
 * @param fresh rows as the server has them now
 * @param seen ids of all rows that have been on screen here. @default those on screen
 */
export function holdNewRows<Row extends Identified>(
  shown: readonly Row[],
  fresh: readonly Row[],
  seen: ReadonlySet<number> = idsOf(shown),
): HeldRows<Row> {
  const before = idsOf(shown);
  const lastKnown = fresh.findLastIndex(({ id }) => before.has(id));
  // Nothing of what was shown is left: there is no place to keep.
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
