import { availableParallelism, loadavg } from 'node:os';

/** A fixed pause of a schedule. Never used to wait for a result. */
export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
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

/** A time limit outside of quality.md: as given for up to four programs per processor, longer for more. */
export const besideOthers = (milliseconds: number): number =>
  milliseconds * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism() / 4);
