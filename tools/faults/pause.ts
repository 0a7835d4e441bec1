import { availableParallelism, loadavg } from 'node:os';

/** A pause that belongs to a schedule: between two messages, or as long as a line is down. Never to wait for a result. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Looks again and again until something is there.
 *
 * @param limit milliseconds
 * @returns undefined when the time is over
 */
export async function until<Value>(
  check: () => Promise<Value | undefined>,
  limit: number,
  every = 50,
): Promise<Value | undefined> {
  const end = performance.now() + limit;
  for (;;) {
    const value = await check();
    if (value !== undefined) return value;
    if (performance.now() > end) return undefined;
    await pause(every);
  }
}

/**
 * A time that is no figure of quality.md, for a machine that does something else as well: as it is with four programs for each processor or
 * fewer, and longer as there are more.
 */
export const besideOthers = (milliseconds: number): number =>
  milliseconds * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() / 4);
