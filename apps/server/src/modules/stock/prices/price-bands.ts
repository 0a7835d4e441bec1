/** Decisions §10. */
export const fewestComparables = 5;

/** Boundaries of the bands as shares of the median: our own values, as the specification has none. */
const shares = { low: 0.9, great: 0.96, good: 1.05 } as const;

/** The mean of two middle values. */
export function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : Math.round(((sorted[middle - 1] ?? high) + high) / 2);
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.round((sorted.length - 1) * share)] ?? 0;

export type Position = 'low' | 'great' | 'good' | 'high';

export interface Market {
  median: number;
  market_from: number;
  market_to: number;
  bands: { position: Position; from?: number; to?: number }[];
}

/**
 * The scale for a price, from comparable prices in ascending order. `low` starts below the cheapest tenth, or 10 %
 * under the median where prices are close together: only then is a price suspicious.
 */
export function marketOf(sorted: readonly number[]): Market {
  const median = medianOf(sorted);
  const low = Math.min(quantile(sorted, 0.1), Math.round(median * shares.low));
  const great = Math.round(median * shares.great);
  const good = Math.round(median * shares.good);
  return {
    median,
    market_from: low,
    market_to: Math.max(quantile(sorted, 0.9), good + Math.max(1, great - low)),
    bands: [
      { position: 'low', to: Math.max(0, low - 1) },
      { position: 'great', from: low, to: great },
      { position: 'good', from: great + 1, to: good },
      { position: 'high', from: good + 1 },
    ],
  };
}

export const positionOf = (price: number, { bands }: Market): Position =>
  bands.find(({ to }) => to === undefined || price <= to)?.position ?? 'high';
