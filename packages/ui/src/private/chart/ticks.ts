/** Range of values. It always includes zero: a bar or an area that starts elsewhere would mislead. */
export interface Range {
  low: number;
  high: number;
  /** True when all values are integers: an axis for cars has no halves. */
  isComplete: boolean;
}

/** Values on an axis, the lowest first. */
export interface Ticks {
  low: number;
  high: number;
  values: readonly number[];
}

/** Larger values would overflow in sums; no count comes near. */
const limit = 1e300;

/** Returns a value that can be drawn; `null`, a gap, for invalid or infinite ones. */
export const drawable = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.max(-limit, Math.min(limit, value))
    : null;

/** Returns the range of values; from 0 to 0 without values. */
export function rangeOf(values: Iterable<number | null>): Range {
  const range = { low: 0, high: 0, isComplete: true };
  for (const value of values) {
    if (value === null) continue;
    range.low = Math.min(range.low, value);
    range.high = Math.max(range.high, value);
    range.isComplete &&= Number.isInteger(value);
  }
  if (range.low === range.high) range.high = 1;
  return range;
}

const nice = [1, 2, 2.5, 5];

/** The smallest round step with which `count` steps cover the range. */
function fit({ low, high, isComplete }: Range, count: number): Ticks {
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  for (let exponent = power; ; exponent += 1) {
    for (const factor of nice) {
      const step = factor * 10 ** exponent;
      const first = Math.floor(low / step);
      const isFit = (first + count) * step >= high * (1 - 1e-9);
      if (step >= rough * (1 - 1e-9) && isFit && (!isComplete || Number.isInteger(step))) {
        // Rounds floating-point noise after the twelfth digit, as in 0.1 + 0.2.
        const at = (index: number) => Number(((first + index) * step).toPrecision(12));
        return {
          low: at(0),
          high: at(count),
          values: Array.from({ length: count + 1 }, (_, i) => at(i)),
        };
      }
    }
  }
}

const waste = (ticks: Ticks, { low, high }: Range) =>
  (ticks.high - ticks.low) / (high - low) - 1 + Math.abs(ticks.values.length - 4) * 0.08;

/** Round values for one or two axes with shared lines: about three steps, chosen for the least empty space. */
export function niceTicks(ranges: readonly Range[]): Ticks[] {
  // One step cannot cover both sides of zero.
  const crosses = ranges.some(({ low, high }) => low < 0 && high > 0);
  const choices = (crosses ? [2, 3, 4, 5] : [1, 2, 3, 4, 5]).map((count) =>
    ranges.map((range) => fit(range, count)),
  );
  const cost = (choice: readonly Ticks[]) =>
    choice.reduce((sum, ticks, index) => {
      const range = ranges[index];
      return range ? sum + waste(ticks, range) : sum;
    }, 0);
  return choices.reduce((best, choice) => (cost(choice) < cost(best) ? choice : best));
}

/** Returns the position of a value between the ends of an axis, 0 to 1. */
export const partOf = (value: number, { low, high }: Pick<Ticks, 'low' | 'high'>): number =>
  (value - low) / (high - low);
