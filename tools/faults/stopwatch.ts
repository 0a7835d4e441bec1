import { pause } from './pause.ts';

/** Milliseconds. */
export interface Times {
  count: number;
  p50: number;
  p99: number;
  longest: number;
  errors: string[];
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? Infinity;

export const summaryOf = ({ p50, longest }: Times) =>
  `${p50.toFixed(0)} (≤ ${longest.toFixed(0)}) ms`;

export function createStopwatch(call: () => Promise<unknown>) {
  return {
    /** @param span milliseconds @param rest milliseconds between two calls */
    run: async (span: number, rest = 15): Promise<Times> => {
      const end = performance.now() + span;
      const times: number[] = [];
      const errors = new Set<string>();
      do {
        const began = performance.now();
        try {
          await call();
          times.push(performance.now() - began);
        } catch (error) {
          errors.add(error instanceof Error ? error.message : String(error));
        }
        await pause(rest);
      } while (performance.now() < end);
      const sorted = times.toSorted((a, b) => a - b);
      return {
        count: sorted.length,
        p50: share(sorted, 0.5),
        p99: share(sorted, 0.99),
        longest: share(sorted, 1),
        errors: [...errors],
      };
    },
  };
}
