interface Valued {
  value: number | null;
}

/** A bar in its place. */
export interface Ranked<Bar extends Valued> {
  bar: Bar;
  /** From 1; bars of equal values share it. `null` where the value is unknown. */
  rank: number | null;
  /** Its value; 0 where it is unknown. */
  count: number;
  isKnown: boolean;
}

const isKnown = (value: number | null): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Bars from the largest value to the smallest, unknown values last; equal ones keep the order that they came in. With `limit` the rest is
 * added up, so that what is shown has the sum of all.
 */
export function rankBars<Bar extends Valued>(
  bars: readonly Bar[],
  limit = Number.POSITIVE_INFINITY,
): { ranked: readonly Ranked<Bar>[]; others: { count: number; value: number } } {
  const known = bars
    .flatMap((bar) => (isKnown(bar.value) ? [{ bar, count: bar.value }] : []))
    .toSorted((one, other) => other.count - one.count);
  const all: Ranked<Bar>[] = [
    ...known.map(({ bar, count }) => ({
      bar,
      rank: known.findIndex((first) => first.count === count) + 1,
      count,
      isKnown: true,
    })),
    ...bars
      .filter(({ value }) => !isKnown(value))
      .map((bar) => ({ bar, rank: null, count: 0, isKnown: false })),
  ];
  const shown = Math.max(1, Math.floor(limit));
  const rest = all.slice(shown);
  return {
    ranked: all.slice(0, shown),
    others: { count: rest.length, value: rest.reduce((sum, { count }) => sum + count, 0) },
  };
}
