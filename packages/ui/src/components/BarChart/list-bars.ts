interface Valued {
  value: number | null;
}

export interface Ranked<Bar extends Valued> {
  bar: Bar;
  /** From 1; bars of equal values share it. `null` where the value is unknown. */
  rank: number | null;
}

export const isKnown = (value: number | null): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * Sorts bars from the largest value; unknown values are last, equal ones keep their order. With `limit` the others
 * are summed, so that the total stays the same.
 */
export function rankBars<Bar extends Valued>(
  bars: readonly Bar[],
  limit = Number.POSITIVE_INFINITY,
): { ranked: readonly Ranked<Bar>[]; others: { count: number; value: number } } {
  const known = bars
    .flatMap((bar) => (isKnown(bar.value) ? [{ bar, count: bar.value }] : []))
    .toSorted((one, other) => other.count - one.count);
  const all = [
    ...known.map(({ bar, count }) => ({
      bar,
      rank: known.findIndex((first) => first.count === count) + 1,
      count,
    })),
    ...bars.filter(({ value }) => !isKnown(value)).map((bar) => ({ bar, rank: null, count: 0 })),
  ];
  const shown = Math.max(1, Math.floor(limit));
  const rest = all.slice(shown);
  return {
    ranked: all.slice(0, shown),
    others: { count: rest.length, value: rest.reduce((sum, { count }) => sum + count, 0) },
  };
}

/** A valid count: missing, infinite and negative values become 0. */
const countOf = (value: number | null): number => (isKnown(value) && value > 0 ? value : 0);

/** Width of each bar against the widest, 0..1. */
export function barShares(
  values: readonly (number | null)[],
  scale: 'linear' | 'log',
): readonly number[] {
  const measure = (value: number) => (scale === 'log' ? Math.log1p(value) : value);
  const measured = values.map((value) => measure(countOf(value)));
  const most = Math.max(0, ...measured);
  return measured.map((one) => (most > 0 ? one / most : 0));
}

/** Share of a step that reached the next; `null` where it cannot be calculated. */
export const conversionOf = (from: number | null, to: number | null): number | null =>
  countOf(from) > 0 && isKnown(to) ? countOf(to) / countOf(from) : null;
