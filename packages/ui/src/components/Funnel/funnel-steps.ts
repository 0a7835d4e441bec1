/** A valid count: missing, infinite and negative values become 0. */
const countOf = (value: number | null): number =>
  typeof value === 'number' && value > 0 && Number.isFinite(value) ? value : 0;

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
  countOf(from) > 0 && typeof to === 'number' && Number.isFinite(to)
    ? countOf(to) / countOf(from)
    : null;
